import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';

export interface Added {
  readonly isAdded: boolean;
  /** What the command printed until then. */
  readonly report: string;
}

/**
 * Adds a brand as `npm run brand -- new` does, in a process of its own: that one also knows the brands that were added
 * since this server started. Resolves when the files are written, because the server may then start again; the command
 * draws the picture of shared links after that. `file` is where the answers lie meanwhile.
 */
export async function addByCommand(
  answers: string,
  file: string,
  command: readonly string[] = ['scripts/brand.ts', 'new'],
): Promise<Added> {
  await writeFile(file, answers);
  const child = spawn(process.execPath, [...command, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let report = '';
  return new Promise((resolve) => {
    const take = (chunk: Buffer): void => {
      report += chunk.toString();
      if (/^wrote /m.test(report)) resolve({ isAdded: true, report });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', () => {
      void rm(file, { force: true }).then(() => resolve({ isAdded: false, report }));
    });
  });
}
