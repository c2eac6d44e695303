import { expect, it, vi } from 'vitest';
import { createTransport, USUAL_LIMITS } from '#infrastructure/api/transport.ts';
import {
  aBackend,
  anApi,
  answering,
  brokenBody,
  inOrder,
  json,
  networkError,
  never,
  problem,
  seen,
  timeLimits,
} from './backend.ts';

const backend = aBackend();
const QUESTION = '/v2/captcha/question';
const fine = () => json({ questionId: 'q', question: '1 + 1?' });
const trouble = (status: number) => () => problem(status, []);

async function statusOfGet(answers: readonly (() => Response)[]): Promise<number | string> {
  backend.use(answering('get', QUESTION, inOrder(answers)));
  try {
    return (await anApi().GET(QUESTION)).response.status;
  } catch (cause) {
    return cause instanceof Error ? cause.name : 'something else';
  }
}

it.each([502, 503, 504])('retries after %i', async (status) => {
  expect(await statusOfGet([trouble(status), fine])).toBe(200);
});

it('retries after a network error', async () => {
  expect(await statusOfGet([networkError, trouble(502), fine])).toBe(200);
});

it('retries after a connection that broke in the body', async () => {
  const answer = inOrder([() => new Response(brokenBody()), fine]);
  vi.stubGlobal('fetch', async () => answer());
  expect((await anApi().GET(QUESTION)).response.status).toBe(200);
});

it('gives up after two retries', async () => {
  expect(await statusOfGet([trouble(503), trouble(503), trouble(503)])).toBe(503);
  expect(await statusOfGet([networkError, networkError, networkError])).toBe('TypeError');
});

it.each([400, 401, 404, 409, 429, 500])('does not retry after %i', async (status) => {
  expect(await statusOfGet([trouble(status)])).toBe(status);
});

it.each([
  ['502', trouble(502)],
  ['503', trouble(503)],
  ['network trouble', networkError],
])('never repeats a POST after %s', async (_name, answer) => {
  backend.use(answering('post', '/v2/voucher/token', answer));
  await anApi()
    .POST('/v2/voucher/token', { body: { code: 'Ab3dE6gH9', voucherCategory: 1, captcha: 'c' } })
    .catch(() => null);
  expect(seen).toHaveLength(1);
});

it('does not retry after a time-out', async () => {
  const { timeIsUp } = timeLimits();
  const tooLate = () => {
    timeIsUp();
    return never();
  };
  backend.use(answering('get', QUESTION, tooLate));
  await expect(anApi().GET(QUESTION)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(seen).toHaveLength(1);
});

it('allows a POST more time than a GET', async () => {
  const { set } = timeLimits();
  backend.use(answering('get', QUESTION, fine), answering('post', '/v2/voucher/token', fine));
  const api = anApi({ limits: { getMs: 10, postMs: 2000, retryDelaysMs: [] } });
  await api.GET(QUESTION);
  await api.POST('/v2/voucher/token', { body: { code: 'Ab3dE6gH9', voucherCategory: 1, captcha: 'c' } });
  expect(set).toEqual([10, 2000]);
});

it('waits longer before each retry, and allows a POST at least half a minute', () => {
  expect(USUAL_LIMITS.retryDelaysMs).toHaveLength(2);
  expect(USUAL_LIMITS.retryDelaysMs).toEqual(
    USUAL_LIMITS.retryDelaysMs.toSorted((one, other) => one - other),
  );
  expect(USUAL_LIMITS.postMs).toBeGreaterThanOrEqual(30_000);
  expect(USUAL_LIMITS.postMs).toBeGreaterThan(USUAL_LIMITS.getMs);
});

it('reports the backend’s time with the times of the call', async () => {
  const told: [string, number, number][] = [];
  const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
  backend.use(answering('get', QUESTION, () => json({}, { headers: { Date: date } })));
  const before = Date.now();
  await anApi({ onDate: (...all) => told.push(all) }).GET(QUESTION);
  const [[said, sentAt, receivedAt]] = told as [[string, number, number]];
  expect(said).toBe(date);
  expect(before).toBeLessThanOrEqual(sentAt);
  expect(sentAt).toBeLessThanOrEqual(receivedAt);
  expect(receivedAt).toBeLessThanOrEqual(Date.now());
});

it('ignores the time of an answer that may come from a cache', async () => {
  const told: string[] = [];
  const headers = { Date: 'Sat, 21 Nov 2020 10:00:00 GMT' };
  backend.use(answering('get', '/v2/shop/7', () => json({}, { headers })));
  const api = anApi({ onDate: (date) => told.push(date) });
  await api.GET('/v2/shop/{id}', { params: { path: { id: '7' } } });
  expect(told).toEqual([]);
});

it.each(['172800', '0'])('ignores the time of a copy that a proxy kept for %s seconds', async (age) => {
  const told: string[] = [];
  const headers = { Date: 'Sat, 21 Nov 2020 10:00:00 GMT', Age: age };
  backend.use(answering('get', QUESTION, () => json({}, { headers })));
  await anApi({ onDate: (date) => told.push(date) }).GET(QUESTION);
  expect(told).toEqual([]);
});

it('reads answers that may not have a body', async () => {
  backend.use(answering('get', QUESTION, () => new Response(null, { status: 204 })));
  const limits = { getMs: 2000, postMs: 2000, retryDelaysMs: [] };
  const answer = await createTransport(
    limits,
    () => {},
    () => {},
  )(new Request(`http://api.test/api${QUESTION}`));
  expect(answer.status).toBe(204);
});

it('reports each call once, and when it ends: after its last retry, or with its failure', async () => {
  const told: Promise<unknown>[] = [];
  const answers = [trouble(502), fine, networkError, networkError, networkError];
  backend.use(answering('get', QUESTION, inOrder(answers)));
  const api = anApi({ onCall: (call) => told.push(call) });
  await api.GET(QUESTION);
  await expect(api.GET(QUESTION)).rejects.toThrow();
  const ends = await Promise.allSettled(told);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

it('uses the prefetched answer once, and only for the same call in the same language', async () => {
  const path = await asked();
  const idOf = async () => (await anApi().GET(QUESTION)).data?.questionId;
  ahead(`${path}/other`);
  expect(await idOf()).toBe('q');
  ahead(path, { acceptLanguage: 'fr-CH' });
  expect(await idOf()).toBe('q');
  ahead(path);
  expect(await idOf()).toBe('ahead');
  expect(await idOf()).toBe('q');
  expect(seen).toHaveLength(4);
});

it.each([
  ['met no network', new TypeError('no network')],
  ['ran out of time', new DOMException('too long', 'TimeoutError')],
])('sends the call with all its retries if the prefetch %s', async (_, fault) => {
  const path = await asked();
  backend.use(answering('get', QUESTION, inOrder([trouble(503), trouble(503), fine])));
  ahead(path, { answer: Promise.reject(fault) });
  expect((await anApi().GET(QUESTION)).response.status).toBe(200);
  expect(seen).toHaveLength(4);
});

it('ignores a prefetched answer that is more than a minute old', async () => {
  const path = await asked();
  ahead(path, { receivedAt: Date.now() - 61_000 });
  expect((await anApi().GET(QUESTION)).data?.questionId).toBe('q');
  ahead(path, { receivedAt: Date.now() - 50_000 });
  expect((await anApi().GET(QUESTION)).data?.questionId).toBe('ahead');
});

it.each([
  ['another method', { method: 'POST' }],
  ['the token of a link', { linkToken: 'rl-1' }],
] as const)('ignores a prefetched answer with %s', async (_, about) => {
  const path = await asked();
  ahead(path, about);
  expect((await anApi().GET(QUESTION)).data?.questionId).toBe('q');
  expect(globalThis.askedAhead).toHaveLength(1);
});

/** Asks for a question once: returns which path that is. */
async function asked(): Promise<string> {
  backend.use(answering('get', QUESTION, fine));
  await anApi().GET(QUESTION);
  return new URL(seen[0]?.url ?? '').pathname;
}

function ahead(
  path: string,
  { method = 'GET', acceptLanguage = 'de-CH', linkToken = null, receivedAt = Date.now(), answer }: Ahead = {},
): void {
  const response = json({ questionId: 'ahead', question: '1 + 1?' });
  const answered = answer ?? Promise.resolve({ response, sentAt: receivedAt, receivedAt });
  answered.catch(() => undefined);
  globalThis.askedAhead = [{ method, path, acceptLanguage, linkToken, answer: answered }];
}

interface Ahead {
  method?: 'GET' | 'POST';
  linkToken?: string | null;
  acceptLanguage?: string;
  receivedAt?: number;
  answer?: Promise<never>;
}
