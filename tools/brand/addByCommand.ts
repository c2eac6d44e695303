import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';

export interface Added {
  readonly isAdded: boolean;
  /** What the command says of the answers. */
  readonly report: string;
}

/**
 * Adds a brand as `npm run brand -- new` does, in processes of their own: those also know the brands that were added
 * since this server started. Resolves after the check, because the server starts again as soon as files are written.
 * `file` is where the answers lie meanwhile.
 */
export async function addByCommand(
  answers: string,
  file: string,
  command = 'tools/brand/brand.ts',
): Promise<Added> {
  await writeFile(file, answers);
  const check = await checked([command, 'check', file]);
  if (check.isAdded) void written([command, 'new', file]).then(() => rm(file, { force: true }));
  else await rm(file, { force: true });
  return check;
}

function checked(words: readonly string[]): Promise<Added> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let report = '';
  const take = (chunk: Buffer): void => {
    report += chunk.toString();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ isAdded: status === 0, report }));
  });
}

/** The terminal of the server shows what is written. */
function written(words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('close', () => resolve());
  });
}
