import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Values that an operator sets. */
interface Settings {
  readonly port: number;
  readonly backend: number;
}

/** The shipped example of an environment with only the operator's values replaced. */
export function adapted(shipped: string, { port, backend }: Settings): string {
  const changes = [
    [/^ {2}listen [^;]+;/gm, `  listen 127.0.0.1:${port};`],
    [/(?<=upstream voucher_backend \{\s*)server [^;]+;/g, `server 127.0.0.1:${backend};`],
    [/\baccess_log \S+ /g, 'access_log access.log '],
    [/\bproxy_cache_path \S+ /g, 'proxy_cache_path cache '],
  ] as const;
  return changes.reduce((text, [setting, value]) => {
    if (text.match(setting)?.length !== 1) throw new Error(`environment.conf does not say once: ${setting}`);
    return text.replace(setting, value);
  }, shipped);
}

/** Writes a minimal main configuration that includes ours, like an operator's. May load a module. */
export function writeMain(folder: string, module = ''): void {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    ...(module === '' ? [] : [`load_module "${module}";`]),
    // As root, nginx would start workers as a user that cannot read this folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'pid nginx.pid;',
    'error_log stderr notice;',
    'worker_processes 1;',
    'events {}',
    'http {',
    ...temporary.map((name) => `${name}_temp_path ${name};`),
    'include voucher-environment.conf;',
    '}',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
}

/** nginx's options for a folder of its own. */
export function wordsFor(folder: string): readonly string[] {
  return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
}

/** Starts nginx and waits until it listens, which it says among its notices. `end` returns its errors. */
export async function start(
  command: string,
  folder: string,
  { user, words = [] }: { readonly user?: number; readonly words?: readonly string[] } = {},
): Promise<{ end: () => Promise<string> }> {
  const running = spawn(command, [...wordsFor(folder), ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  const ended = once(running, 'close');
  let errors = '';
  await new Promise<void>((done, fail) => {
    running.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
      if (errors.includes('start worker process ')) done();
    });
    ended.then(() => fail(new Error(`nginx has ended: ${errors}`)), fail);
  });
  return { end: () => end(running, ended, () => errors) };
}

async function end(running: ChildProcess, ended: Promise<unknown>, errors: () => string): Promise<string> {
  // SIGQUIT lets nginx finish its answers and write its log.
  running.kill('SIGQUIT');
  await ended;
  return errors();
}
