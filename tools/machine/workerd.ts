import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

interface Edge {
  /** The folder with the worker and its configuration. */
  readonly folder: string;
  readonly files: string;
  /** The port of the backend. */
  readonly upstream: number;
  /** Gets what the worker writes; without it, it goes where this process writes. */
  readonly print?: (text: string) => void;
}

/** Why workerd cannot run here; null if it can. Its binaries exist for few platforms, and npm leaves others out. */
export function workerdFault(): string | null {
  try {
    workerdCommand();
    return null;
  } catch (error) {
    return `there is no workerd here: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Runs the edge worker of a built folder at a free port, until `end`. */
export async function openWorkerd({
  folder,
  files,
  upstream,
  print,
}: Edge): Promise<{ port: number; end: () => void }> {
  const options = [
    ['--socket-addr', 'http=127.0.0.1:0'],
    ['--directory-path', `assets=${files}`],
    ['--external-addr', `upstream=127.0.0.1:${upstream}`],
    ['--control-fd', '3'],
  ].flat();
  const running = spawn(workerdCommand(), ['serve', ...options, join(folder, 'workerd.capnp')], {
    stdio: ['ignore', print === undefined ? 'inherit' : 'pipe', 'inherit', 'pipe'],
  });
  running.stdout?.setEncoding('utf8').on('data', (text: string) => print?.(text));
  const end = () => void running.kill();
  process.once('exit', end);
  // A signal would end this process without that event.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  const ended = once(running, 'close').then(() => Promise.reject(new Error('workerd has ended')));
  const port = await Promise.race([portOf(running.stdio[3] as Readable), ended]);
  ended.catch(() => undefined);
  return { port, end };
}

/** workerd reports each socket that listens as a line of JSON. */
async function portOf(control: Readable): Promise<number> {
  let text = '';
  for await (const chunk of control) {
    text += String(chunk);
    const [, port] = /"event":"listen"[^\n]*"port":(\d+)/.exec(text) ?? [];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`workerd does not listen: ${text}`);
}

/** The package's own entry finds the binary of this platform, or throws. */
function workerdCommand(): string {
  const found = createRequire(import.meta.url)('workerd') as { readonly default: string };
  return found.default;
}
