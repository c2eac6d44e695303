import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { typeOf } from '#tools/build/fileTypes.ts';

/** Scripts and styles, but the worker that comes with a policy. */
const STORED = /^\/(js|css)\/(?!map-worker\.)/;

export interface Front {
  readonly port: number;
  /** The scripts and styles that were not there. */
  readonly missed: readonly string[];
  readonly end: () => void;
}

/**
 * One address in front of several servers, which take turns with each request. With a `store`, scripts and styles are
 * from that folder.
 */
export async function openFront(ports: readonly number[], store?: string): Promise<Front> {
  const missed: string[] = [];
  let turn = 0;
  const server = createServer((asked, answer) => {
    const { url = '/' } = asked;
    answer.on('finish', () => {
      if (answer.statusCode === 404 && /^\/(js|css)\//.test(url)) missed.push(url);
    });
    if (store !== undefined && STORED.test(url)) send(answer, store, url);
    else passOn(asked, answer, ports[turn++ % ports.length] ?? 0);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    missed,
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = asked;
  const passed = request({ host: '127.0.0.1', port, path: url, method, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  });
  // A browser that leaves ends its requests.
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

function send(answer: ServerResponse, store: string, path: string): void {
  const file = join(store, path);
  if (!existsSync(file)) return void answer.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  const headers = { 'Content-Type': typeOf(path), 'X-Content-Type-Options': 'nosniff' };
  createReadStream(file).pipe(answer.writeHead(200, headers));
}
