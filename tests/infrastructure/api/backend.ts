import { HttpResponse, type HttpHandler, http } from 'msw/http';
import { type SetupServer, setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { anId } from '#tests/data/operation.ts';
import { realFetch } from '#tests/setup/quiet.ts';
import { type ApiClient, type ApiSettings, createApiClient } from '#infrastructure/api/client.ts';

const BASE = 'http://api.test/api';

/** The requests of the test that `answering` has heard. */
export const seen: Request[] = [];

/** A backend that exists for one test file; what a test does not answer fails it. */
export function aBackend(): SetupServer {
  const server = setupServer();
  beforeAll(() => {
    globalThis.fetch = realFetch;
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
    seen.length = 0;
  });
  afterAll(() => server.close());
  return server;
}

/** The real client, with a patience that a test has. */
export function anApi(about: Partial<ApiSettings> = {}): ApiClient {
  return createApiClient({
    baseUrl: BASE,
    acceptLanguage: () => 'de-CH',
    voucherToken: () => null,
    correlationId: anId,
    e2eSecret: null,
    limits: { getMs: 2000, postMs: 2000, retryDelaysMs: [1, 1] },
    onDate: () => {},
    onCall: () => {},
    ...about,
  });
}

type Method = 'get' | 'post';

/** Answers one path and notes each request. */
export function answering(
  method: Method,
  path: string,
  answer: (request: Request) => Response | Promise<Response>,
  noted: Request[] = seen,
): HttpHandler {
  return http[method](BASE + path, ({ request }) => {
    noted.push(request.clone());
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

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise(() => {});

/** Takes over the clock of the time limits: a call has all the time in the world, until the test says that it is up. */
export function timeLimits() {
  const set: number[] = [];
  const running: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    set.push(ms);
    running.push(limit);
    return limit.signal;
  });
  const timeIsUp = () => {
    for (const limit of running) limit.abort(new DOMException('time is up', 'TimeoutError'));
  };
  return { set, timeIsUp };
}

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
