import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchPage } from './watchPage.ts';

/** An empty page per site, where tests fill the storage while no app is running. */
export const READY = '/ready';
const BLANK = '<!doctype html><link rel="icon" href="data:,">';
/**
 * The same opener policy as the app's pages. With another one the browser would change the browsing context group and
 * could not use the back/forward cache.
 */
const BLANK_HEADERS = {
  'Content-Type': 'text/html',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

const WATCH = '/engines/watch.js';
const TOLD = '/engines/told';
const WATCH_TAG = `<script src="${WATCH}"></script>`;

/** A request that passed the gate. */
export interface Passed {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
  /** The `Idempotency-Key`. */
  readonly key: string;
  /** The `Referer`; null if there is none. */
  readonly referrer: string | null;
}

interface Held {
  readonly which: (path: string) => boolean;
  readonly released: Promise<void>;
}

/**
 * A proxy in front of the preview server. It gives every engine what Playwright does inside Chromium: hold requests,
 * record them, and collect errors of the pages.
 */
export class Gate {
  readonly #server = createServer((asked, answer) => void this.#take(asked, answer));
  readonly #backend: number;
  readonly passed: Passed[] = [];
  readonly told: string[] = [];
  #held: Held[] = [];
  /** Counts the tests: a report of an earlier test's page may arrive late. */
  #round = 0;

  private constructor(backend: number) {
    this.#backend = backend;
  }

  static async open(backend: number): Promise<Gate> {
    const gate = new Gate(backend);
    await once(gate.#server.listen(0, '127.0.0.1'), 'listening');
    return gate;
  }

  at(site: string, path = '/'): string {
    return `http://${site}.localhost:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  /** Holds requests of matching paths until the returned function is called. */
  hold(which: (path: string) => boolean): () => void {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const held = { which, released };
    this.#held.push(held);
    return () => {
      this.#held = this.#held.filter((other) => other !== held);
      release();
    };
  }

  /** The POST calls of an API path. */
  callsTo(path: string): readonly Passed[] {
    return this.passed.filter((one) => one.method === 'POST' && one.path === `/api${path}`);
  }

  /** Resets the gate for the next test. Returns a function that takes the errors of this test's pages, and of no other's. */
  forget(): (error: string) => void {
    this.#round += 1;
    this.passed.length = 0;
    this.told.length = 0;
    this.#held = [];
    const round = this.#round;
    return (error) => {
      if (round === this.#round) this.told.push(error);
    };
  }

  end(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #take(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = asked;
    const path = url.split('?', 1)[0] ?? '/';
    const body = await bodyOf(asked);
    if (path === READY) return void answer.writeHead(200, BLANK_HEADERS).end(BLANK);
    if (path === WATCH) {
      const script = `(${String(watchPage)})(${JSON.stringify(`${TOLD}?${this.#round}`)})`;
      return void answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    }
    if (path === TOLD) {
      if (url === `${TOLD}?${this.#round}`) this.told.push(body.toString());
      return void answer.writeHead(204).end();
    }
    const { referer = null, 'idempotency-key': key } = asked.headers;
    this.passed.push({ method, path, body, key: String(key), referrer: referer });
    await Promise.all(this.#held.filter(({ which }) => which(path)).map(({ released }) => released));
    this.#pass(asked, answer, body, path);
  }

  #pass(asked: IncomingMessage, answer: ServerResponse, body: Buffer, path: string): void {
    const { method, url } = asked;
    // The page is changed, so it cannot be compressed or validated by its ETag.
    const isPage = asked.headers.accept?.startsWith('text/html') === true && !path.startsWith('/sandbox');
    const headers = isPage
      ? { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': '' }
      : asked.headers;
    const passed = request(
      { host: '127.0.0.1', port: this.#backend, path: url, method, headers, agent: false },
      (received) => {
        const { statusCode = 502 } = received;
        received.on('error', () => answer.destroy());
        if (isPage) void sendWatched(received, answer);
        else received.pipe(answer.writeHead(statusCode, received.headers));
      },
    );
    // If the sandbox drops the connection, the browser's connection drops too.
    passed.on('error', () => answer.destroy());
    passed.end(body);
  }
}

async function sendWatched(received: IncomingMessage, answer: ServerResponse): Promise<void> {
  const page = (await bodyOf(received)).toString().replace('<head>', `<head>${WATCH_TAG}`);
  const { 'content-length': _length, etag: _mark, ...headers } = received.headers;
  answer.writeHead(received.statusCode ?? 502, headers).end(page);
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
