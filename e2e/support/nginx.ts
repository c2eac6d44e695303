import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from './test.ts';

const SHIPPED = fileURLToPath(new URL('../../dist-nginx/', import.meta.url));
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
/** Nobody listens there. */
const NO_PORT = 1;

export interface Answer {
  readonly status: number | undefined;
  /** As they came, a header that came twice twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** A real nginx with the shipped configuration in front of `dist/`, and the worker's sandbox as its backend. */
interface Nginx {
  readonly host: string;
  /** Asks it as a client that sends these headers and no others. */
  ask(path: string, headers?: OutgoingHttpHeaders, method?: string): Promise<Answer>;
  /** Ends it, and hands over all that it has logged. */
  end(): Promise<{ readonly access: string; readonly errors: string }>;
}

interface Fixtures {
  readonly hasBackend: boolean;
  readonly nginx: Nginx;
}

export const test = base.extend<Fixtures>({
  hasBackend: [true, { option: true }],

  nginx: async ({ port, servers, hasBackend }, hand, info) => {
    const command = process.env.NGINX_COMMAND;
    if (command === undefined) return info.skip(true, 'there is no nginx here');
    const folder = mkdtempSync(join(tmpdir(), 'voucher-nginx-'));
    const own = port + servers.count;
    writeConfiguration({ folder, command, port: own, backend: hasBackend ? port : NO_PORT });
    const running = await start(command, folder);
    try {
      await hand({
        host: `de.localhost:${own}`,
        ask: (path, headers = {}, method = 'GET') => ask(own, path, headers, method),
        end: async () => ({
          errors: await running.end(),
          access: readFileSync(join(folder, 'access.log'), 'utf8'),
        }),
      });
    } finally {
      await running.end();
      rmSync(folder, { recursive: true });
    }
  },
});

interface Place {
  readonly folder: string;
  readonly command: string;
  readonly port: number;
  readonly backend: number;
}

/** The shipped files, with nothing changed but what an operator has to change, inside the least of a main one. */
function writeConfiguration({ folder, command, port, backend }: Place): void {
  const changes = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /srv/voucher/dist;', `root "${DIST}";`],
    ['server 127.0.0.1:8081;', `server 127.0.0.1:${backend};`],
    ['access_log /var/log/nginx/voucher.log ', 'access_log access.log '],
  ] as const;
  const shipped = readFileSync(join(SHIPPED, 'nginx.conf'), 'utf8');
  const changed = changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`dist-nginx/nginx.conf does not say once: ${from}`);
    return text.replace(from, to);
  }, shipped);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    // Its worker would be somebody who may not read this folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'pid nginx.pid;',
    'error_log stderr notice;',
    'worker_processes 1;',
    'events {}',
    'http {',
    `include "${mimeTypesOf(command)}";`,
    ...temporary.map((name) => `${name}_temp_path ${name};`),
    'include voucher.conf;',
    '}',
  ];
  cpSync(SHIPPED, folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
  writeFileSync(join(folder, 'voucher.conf'), changed);
}

/** Its own list of media types lies beside its own configuration, also where its package was only unpacked. */
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

/** Starts it, and waits until it listens. Its errors are handed over when it has ended. */
async function start(command: string, folder: string): Promise<{ end: () => Promise<string> }> {
  const words = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const running = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'] });
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
  // Once it has written the log of what it is still answering.
  running.kill('SIGQUIT');
  await ended;
  return errors();
}

async function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders,
  method: string,
): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  // It answers and hangs up before it has got a body that is too large.
  asked.on('error', () => undefined);
  const [answer] = await answered;
  const pairs = answer.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [[name.toLowerCase(), all[index + 1] ?? ''] as const] : [],
  );
  const body = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, headers: pairs, body };
}
