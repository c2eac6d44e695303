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

export interface Backend {
  readonly port: number;
  readonly end: () => void;
  /** How many calls came to an address. */
  readonly callsOf: (url: string) => number;
  /** From now on every call to the address is answered with 503. */
  readonly breakAt: (url: string) => void;
}

/**
 * A backend of which every answer is known: `/api/mirror` tells what it was asked, `/media/…` has pictures, an answer of
 * the configuration may be kept as its address says, and a path with `breaks` closes the connection.
 */
export async function openBackend(): Promise<Backend> {
  const calls = new Map<string, number>();
  const broken = new Set<string>();
  const callsOf = (url: string): number => calls.get(url) ?? 0;
  const server = createServer((asked, answer) => {
    const { url = '/' } = asked;
    calls.set(url, callsOf(url) + 1);
    if (url.startsWith('/api/redeem-site-config/')) configure(asked, answer, callsOf(url), broken.has(url));
    else void respond(asked, answer);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  const breakAt = (url: string): void => void broken.add(url);
  return { port: (server.address() as AddressInfo).port, end, callsOf, breakAt };
}

/** The query is the answer's `Cache-Control`, and `cookie` in it sends a cookie. */
function configure(asked: IncomingMessage, answer: ServerResponse, call: number, isBroken: boolean): void {
  const directives = decodeURIComponent(asked.url?.split('?')[1] ?? '');
  const { 'accept-language': language, 'accept-encoding': packing, cookie } = asked.headers;
  if (isBroken) return void answer.writeHead(503, { 'Content-Type': 'application/problem+json' }).end('{}');
  if (asked.headers['if-none-match'] === '"one"') return void answer.writeHead(304).end();
  const { 'Set-Cookie': ownCookie, ...own } = OWN;
  answer
    .writeHead(200, {
      ...own,
      ...(directives.includes('cookie') && { 'Set-Cookie': ownCookie }),
      'Content-Type': 'application/json',
      'Cache-Control': directives,
      ETag: '"one"',
      Vary: 'Accept-Language',
    })
    .end(JSON.stringify({ call, language, packing, cookie }));
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
