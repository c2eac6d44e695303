import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeOf } from '#tools/build/fileTypes.ts';
import { isPagePath, isSandboxPath } from '#tools/build/paths.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Starts a static server that ignores the host: one page for every path without a file. The sandbox at `backend`
 * answers its own paths.
 */
export async function startPlain(
  backend: number,
): Promise<{ readonly port: number; readonly end: () => void }> {
  const server = createServer((asked, answer) => {
    const path = (asked.url ?? '/').split('?', 1)[0] ?? '/';
    if (isSandboxPath(path)) passOn(asked, answer, backend);
    else sendFile(answer, isPagePath(path) ? '/index.html' : path);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, end: () => endOf(server) };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { headers, method, url } = asked;
  const passed = request({ host: '127.0.0.1', port, path: url, method, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  });
  asked.pipe(passed);
}

function sendFile(answer: ServerResponse, path: string): void {
  const file = join(DIST, path);
  const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  if (!isThere) answer.writeHead(404).end();
  else answer.writeHead(200, { 'Content-Type': typeOf(path) }).end(readFileSync(file));
}

function endOf(server: Server): void {
  server.close();
  server.closeAllConnections();
}
