import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adapted, start, writeMain } from '#tools/machine/nginxServer.ts';
import { openShell } from './release.ts';

/** The checkout, in which `dist/` and `dist-nginx/` are built. */
export const BUILT = fileURLToPath(new URL('../../', import.meta.url));

/** A machine with an nginx of its own, to which the commands of docs/hosting.md bring releases. */
export interface Machine {
  readonly port: number;
  /** Runs commands in the folder of a build. */
  readonly run: (build: string, commands: readonly string[]) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export function aMachine(command: string, port: number, backend: number): Machine {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-machine-'));
  writeMain(folder);
  const example = readFileSync(join(BUILT, 'dist-nginx/environment.conf'), 'utf8');
  writeFileSync(join(folder, 'voucher-environment.conf'), adapted(example, { port, backend }));
  const shells = new Map<string, ReturnType<typeof openShell>>();
  let running: Awaited<ReturnType<typeof start>> | undefined;
  return {
    port,
    async run(build, commands) {
      const shell = shells.get(build) ?? openShell(build, folder, command, `release-${shells.size + 1}`);
      shells.set(build, shell);
      for (const line of commands) await shell.run(line);
    },
    async start() {
      running = await start(command, folder);
    },
    async end() {
      for (const shell of shells.values()) shell.end();
      await running?.end();
      rmSync(folder, { recursive: true });
    },
  };
}
