import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { dirname, join, resolve } from 'node:path';

export interface Answer {
  readonly status: number | undefined;
  /** In order, with duplicates. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Values that an operator sets. */
interface Settings {
  readonly port: number;
  readonly backend: number;
}

/** The shipped `nginx.conf` with only the operator's values replaced. */
export function adapted(shipped: string, { port, backend }: Settings): string {
  const changes = [
    [/\blisten [^;]+;/g, `listen 127.0.0.1:${port};`],
    [/(?<=upstream voucher_backend \{\s*)server [^;]+;/g, `server 127.0.0.1:${backend};`],
    [/\baccess_log \S+ /g, 'access_log access.log '],
  ] as const;
  return changes.reduce((text, [setting, value]) => {
    if (text.match(setting)?.length !== 1) throw new Error(`nginx.conf does not say once: ${setting}`);
    return text.replace(setting, value);
  }, shipped);
}

/** Writes a minimal main configuration that includes ours, like an operator's. May load a module. */
export function writeMain(folder: string, command: string, module = ''): void {
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
    `include "${mimeTypesOf(command)}";`,
    ...temporary.map((name) => `${name}_temp_path ${name};`),
    'include voucher/nginx.conf;',
    '}',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
}

/** nginx's options for a folder of its own. */
export function wordsFor(folder: string): readonly string[] {
  return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
}

/** The `mime.types` beside nginx's default configuration, also if its package was only unpacked. */
function mimeTypesOf(command: string): string {
  const { stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' });
  const place = dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf');
  const places = [join(resolve(command, '../../..'), place), place].map((folder) =>
    join(folder, 'mime.types'),
  );
  const found = places.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`No mime.types of ${command}: ${places.join(', ')}`);
  return found;
}

/** Starts nginx and waits until it listens. `end` returns its errors. */
export async function start(command: string, folder: string): Promise<{ end: () => Promise<string> }> {
  const running = spawn(command, wordsFor(folder), { stdio: ['ignore', 'ignore', 'pipe'] });
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

/** Sends a request with exactly these headers. */
export async function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders,
  method: string,
): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  // nginx answers and closes the connection before it has read a body that is too large.
  asked.on('error', () => undefined);
  const [answer] = await answered;
  const pairs = answer.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [[name.toLowerCase(), all[index + 1] ?? ''] as const] : [],
  );
  const body = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, headers: pairs, body };
}
