import { HttpResponse, type HttpHandler, http } from 'msw/http';
import { type SetupServer, setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { realFetch } from '#tests/setup/quiet.ts';
import { type ApiClient, type ApiSettings, createApiClient } from '#infrastructure/api/client.ts';

const BASE = 'http://api.test/api';

/** A backend that exists for one test file; what a test does not answer fails it. */
export function aBackend(): SetupServer {
  const server = setupServer();
  beforeAll(() => {
    globalThis.fetch = realFetch;
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** The real client, with a patience that a test has. */
export function anApi(about: Partial<ApiSettings> = {}): ApiClient {
  return createApiClient({
    baseUrl: BASE,
    acceptLanguage: () => 'de-CH',
    voucherToken: () => null,
    e2eSecret: null,
    limits: { getMs: 2000, postMs: 2000, retryDelaysMs: [1, 1] },
    onDate: () => {},
    onCall: () => {},
    ...about,
  });
}

type Method = 'get' | 'post';

/** Answers one path and notes each request in `seen`. */
export function answering(
  method: Method,
  path: string,
  answer: (request: Request) => Response | Promise<Response>,
  seen: Request[] = [],
): HttpHandler {
  return http[method](BASE + path, ({ request }) => {
    seen.push(request.clone());
    return answer(request);
  });
}

/** The next answers of one path, one after the other; one call too many fails loudly. */
export function inOrder(answers: readonly (() => Response)[]): () => Response {
  const left = [...answers];
  return () => {
    const next = left.shift();
    if (next === undefined) throw new Error(`more than ${answers.length} calls`);
    return next();
  };
}

export const json = (body: unknown, init: ResponseInit = {}): Response =>
  HttpResponse.json(body as Parameters<typeof HttpResponse.json>[0], init);

export const networkError = (): Response => HttpResponse.error();

/** The body of a connection that is lost while it is read. */
export function brokenBody(): ReadableStream {
  return new ReadableStream({ start: (stream) => stream.error(new TypeError('connection reset')) });
}

/** A refusal as the contract writes it. */
export function problem(status: number, codes: readonly string[], more: object = {}, headers = {}): Response {
  const errors = codes.map((code) => ({ code, message: 'for logs only' }));
  return json({ type: 'about:blank', title: 'No', status, errors, ...more }, { status, headers });
}

export const html = (status = 200): Response =>
  new Response('<!doctype html><title>Welcome</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });
