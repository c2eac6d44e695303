import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pngOfXwd } from './xwd.ts';

/** A virtual X display (Xvfb), which chooses a free number. */
interface Display {
  readonly name: string;
  /** A screenshot of the whole display: a browser's own screenshot can hang (ADR 24). */
  picture(): Promise<Buffer>;
  end(): Promise<void>;
}

export async function startDisplay(command: string): Promise<Display> {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-display-'));
  const words = ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-fbdir', folder, '-nolisten', 'tcp'];
  const server = spawn(command, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return {
    name: `:${number.toString().trim()}`,
    picture: async () => pngOfXwd(readFileSync(join(folder, 'Xvfb_screen0'))),
    async end() {
      const end = once(server, 'exit');
      server.kill();
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
