import { expect, it, vi } from 'vitest';
import { order, redeem, withQuote } from './shopping.ts';

/** Longer than any test: a late answer comes when the test says so. */
const LATE_MS = 3_600_000;

it('makes one redemption of ten clicks', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const key = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => redeem(visitor, order(quoteId), { token, key })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect((await visitor.voucher('spendable')).balanceInCent).toBe(2500);
  expect((await visitor.get<object[]>('/sandbox/outbox')).body).toHaveLength(1);
});

it('says that a call is still running while its answer is late', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const key = crypto.randomUUID();
  await visitor.post('/sandbox/faults', { path: '/v2/redeem', delayMs: LATE_MS, times: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const late = redeem(visitor, order(quoteId), { token, key });
  await vi.waitUntil(() => vi.getTimerCount() === 1, { timeout: 10_000 }); // carried out, only the answer waits
  const meanwhile = await redeem(visitor, order(quoteId), { token, key });
  expect([meanwhile.status, meanwhile.body.errors]).toEqual([409, []]);
  expect(meanwhile.headers.get('Retry-After')).toBe('2');
  await vi.advanceTimersByTimeAsync(LATE_MS);
  expect((await late).status).toBe(201);
  expect((await redeem(visitor, order(quoteId), { token, key })).status).toBe(201);
});

it('frees the key of an attempt that moved nothing', async () => {
  const { visitor, token, quoteId } = await withQuote();
  const key = crypto.randomUUID();
  const withoutTick = order(quoteId, { confirmations: { notesRead: false } });
  expect((await redeem(visitor, withoutTick, { token, key })).status).toBe(422);
  expect((await redeem(visitor, order(quoteId), { token, key })).status).toBe(201);
});
