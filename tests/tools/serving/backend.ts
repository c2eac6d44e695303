import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** What a backend sends of its own, and a server in front must replace. */
const OWN = {
  'Content-Security-Policy': "default-src 'self'",
  'X-Content-Type-Options': 'sniff',
  'Set-Cookie': 'visitor=1',
};

/**
 * A backend of which every answer is known: `/api/mirror` tells what it was asked, `/media/…` has pictures, and a path
 * with `breaks` closes the connection.
 */
export async function openBackend(): Promise<{ port: number; end: () => void }> {
  const server = createServer((asked, answer) => void respond(asked, answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, end };
}

async function respond(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = asked;
  if (url.includes('breaks')) return void asked.socket.destroy();
  const body = await textOf(asked);
  if (url.startsWith('/media/')) {
    const isThere = url.endsWith('logo.svg');
    answer
      .writeHead(isThere ? 200 : 404, {
        ...OWN,
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'private',
      })
      .end(isThere ? `<svg data-cookie="${headers.cookie ?? ''}"/>` : '');
  } else if (url.startsWith('/api/mirror')) {
    const { 'x-forwarded-host': host, 'x-forwarded-proto': scheme, 'accept-language': language } = headers;
    const told = { method, url, host, scheme, language, cookie: headers.cookie, bytes: body.length };
    const isPacked = url.includes('packed') && /gzip/.test(headers['accept-encoding'] ?? '');
    answer
      .writeHead(200, {
        ...OWN,
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        ...(isPacked && { 'Content-Encoding': 'gzip' }),
      })
      .end(isPacked ? gzipSync(JSON.stringify(told)) : JSON.stringify(told));
  } else
    answer
      .writeHead(404, { ...OWN, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' })
      .end('{"type":"/problems/x","title":"No such call","status":404,"errors":[]}');
}

async function textOf(asked: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await asked.toArray());
}
