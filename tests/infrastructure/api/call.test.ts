import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { done } from '#domain/core/result.ts';
import { call } from '#infrastructure/api/call.ts';
import { refusal } from '#tests/data/answers.ts';
import {
  aBackend,
  anApi,
  answering,
  brokenBody,
  html,
  json,
  networkError,
  never,
  problem,
  timeLimits,
} from './backend.ts';

const backend = aBackend();
const Shape = z.object({ questionId: z.string() });

function ask() {
  const limits = { getMs: 2000, postMs: 2000, retryDelaysMs: [] };
  return call(() => anApi({ limits }).GET('/v2/captcha/question'), Shape);
}

const answer = (response: () => Response | Promise<Response>) =>
  backend.use(answering('get', '/v2/captcha/question', response));

it('returns the parsed answer', async () => {
  answer(() => json({ questionId: 'q1', unknown: 'ignored' }));
  expect(await ask()).toEqual(done({ questionId: 'q1' }));
});

it('reports a network error as offline', async () => {
  answer(networkError);
  expect(await ask()).toEqual(refusal('offline'));
});

it('reports a slow answer as timed out', async () => {
  const { timeIsUp } = timeLimits();
  answer(() => {
    timeIsUp();
    return never();
  });
  expect(await ask()).toEqual(refusal('timed-out'));
});

it('reports a stalled body as timed out', async () => {
  const { timeIsUp } = timeLimits();
  // MSW has no body that stalls, so this one comes from a network of our own.
  vi.stubGlobal('fetch', async (_request: Request, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
      pull: timeIsUp,
    });
    return new Response(body);
  });
  expect(await ask()).toEqual(refusal('timed-out'));
});

it('reports a connection that breaks in the body as offline', async () => {
  vi.stubGlobal('fetch', async () => new Response(brokenBody()));
  expect(await ask()).toEqual(refusal('offline'));
});

it.each([
  ['a web page', () => html()],
  ['JSON that ends early', () => new Response('{"questionId":"q')],
  ['nothing', () => new Response('')],
  ['nothing, said so', () => new Response(null, { status: 204 })],
  ['null', () => json(null)],
  ['a list', () => json([])],
  ['a text', () => json('questionId')],
  ['the wrong type', () => json({ questionId: 7 })],
  ['a part missing', () => json({})],
])('reports %s as unreadable', async (_name, response) => {
  answer(response);
  expect(await ask()).toEqual(refusal('unreadable-answer'));
});

it('parses a refusal by its code', async () => {
  answer(() => problem(410, ['RDMx2'], { moneyState: 'spent' }));
  expect(await ask()).toEqual(refusal('link-expired', { code: 'RDMx2', moneyState: 'spent' }));
});

it('parses a refusal without a body by its status', async () => {
  answer(() => html(500));
  expect(await ask()).toEqual(refusal('server-down'));
  answer(() => html(404));
  expect(await ask()).toEqual(refusal('unreadable-answer'));
  answer(() => new Response('', { status: 401 }));
  expect(await ask()).toEqual(refusal('session-expired'));
});
