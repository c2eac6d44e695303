import { expect, it } from 'vitest';
import { openOrderOf } from '#tests/data/openOrder.ts';
import { done } from '#domain/core/result.ts';
import { PROBLEM_KINDS, type ProblemKind } from '#domain/problem/problem.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { LOST_ANSWERS } from '#tests/data/lostAnswers.ts';
import { aRun, order } from './aRun.ts';
import type { FakeOrder } from './aWorld.ts';

/** Refusals that give their reason. */
const REASONED = PROBLEM_KINDS.filter(
  (kind) => ![...LOST_ANSWERS, 'session-expired', 'payment-open'].includes(kind),
);

it('sends an order once, with its idempotency key, and finishes it', async () => {
  const { run, pendingStore, sent, looked, done: finished } = aRun({ answers: [done('R-1')] });
  expect(await run.press(order(), 'body')).toBe(true);
  expect(run.state).toEqual({ kind: 'placed', order: order() });
  expect(sent).toEqual([{ order: order(), body: 'body' }]);
  expect(looked).toEqual([]);
  expect(finished).toEqual(['R-1']);
  expect(pendingStore.read()).toBeNull();
});

it('stores an order as sent before it sends it', async () => {
  const seen: unknown[] = [];
  const place = async (sent: FakeOrder, body: string) => {
    seen.push(run.stored, sent, body);
    return refusal('shop-gone');
  };
  const { run } = aRun({}, { place });
  await run.press(order(1, { standing: 'missed' }), 'body');
  expect(seen).toEqual([order(1, { standing: 'sent' }), order(), 'body']);
});

it('notifies every listener of every state until it unsubscribes', async () => {
  const { run, heard } = aRun({ answers: [refusal('shop-gone'), done('R-1')] });
  const kinds: string[] = [];
  const end = run.listen(({ kind }) => kinds.push(kind));
  await run.press(order(), 'body');
  end();
  await run.press(order(), 'body');
  expect(kinds).toEqual(['placing', 'refused']);
  expect(heard).toEqual([
    { kind: 'placing', order: order() },
    { kind: 'refused', order: order(), problem: { kind: 'shop-gone' } },
    { kind: 'placing', order: order() },
    { kind: 'placed', order: order() },
  ]);
});

it.each(LOST_ANSWERS)('looks up the order when the answer is lost: %s', async (kind) => {
  const { run, sent, looked } = aRun({ answers: [refusal(kind)], found: [done('R-1')] });
  expect(await run.press(order(), 'body')).toBe(true);
  expect(run.state.kind).toBe('placed');
  expect([sent.length, looked]).toEqual([1, ['id-1']]);
});

it.each(LOST_ANSWERS)('never resends an order, neither automatically nor at a press: %s', async (kind) => {
  const { run, sent } = aRun({ answers: [refusal(kind)], found: [refusal('offline')] });
  await run.press(order(), 'body');
  expect(await run.press(order(), 'body')).toBe(false);
  expect(await run.press(order(2), 'body')).toBe(false);
  expect(sent).toHaveLength(1);
});

it('looks up the order after any refusal that leaves the money state open', async () => {
  const { run, looked } = aRun({
    answers: [refusal('partner-unavailable', { moneyState: 'unknown' })],
    found: [done('R-1')],
  });
  expect(await run.press(order(), 'body')).toBe(true);
  expect(looked).toEqual(['id-1']);
});

it('reports untouched money if the order never arrived, and stores that it may arrive late', async () => {
  const { run, pendingStore } = aRun({
    answers: [refusal('unknown', { code: 'STDx1' })],
    found: [done(null)],
  });
  expect(await run.press(order(), 'body')).toBe(false);
  const problem = { kind: 'unknown', code: 'STDx1', moneyState: 'untouched' };
  expect(run.state).toEqual({ kind: 'refused', order: order(), problem });
  expect(pendingStore.read()).toEqual(order(1, { standing: 'missed' }));
});

it('keeps an order whose refusal is not final, so that the next press resends it', async () => {
  const refused = refusal('too-many-requests', { retryAfterSeconds: 30, moneyState: 'unknown' });
  const { run, sent, pendingStore } = aRun({ answers: [refused, done('R-1')], found: [done(null)] });
  await run.press(order(), 'body');
  expect(run.state).toMatchObject({
    kind: 'refused',
    problem: { kind: 'too-many-requests', retryAfterSeconds: 30, moneyState: 'untouched' },
  });
  expect(pendingStore.read()).toEqual(order(1, { standing: 'missed' }));
  expect(await run.press({ ...order(2), fingerprint: order().fingerprint }, 'body')).toBe(true);
  expect(sent.map((one) => [one.order.id, one.order.key])).toEqual([
    ['id-1', 'key-1'],
    ['id-1', 'key-1'],
  ]);
});

it('reports an unknown outcome if the lookup fails too, and keeps the stored order', async () => {
  const { run, pendingStore } = aRun({ answers: [refusal('timed-out')], found: [refusal('offline')] });
  expect(await run.press(order(), 'body')).toBe(false);
  const problem = { kind: 'timed-out', moneyState: 'unknown' };
  expect(run.state).toEqual({ kind: 'unclear', order: order(), problem });
  expect(pendingStore.read()).toEqual(order());
});

it.each(REASONED)('accepts a refusal with a reason as the answer: %s', async (kind) => {
  const told = { code: 'X', moneyState: 'untouched' } as const;
  const { run, pendingStore, looked } = aRun({ answers: [refusal(kind, told)] });
  expect(await run.press(order(), 'body')).toBe(false);
  expect(run.state).toEqual({ kind: 'refused', order: order(), problem: { kind, ...told } });
  expect(looked).toEqual([]);
  expect(pendingStore.read()).toBeNull();
});

it('requires the code again if the session expired before the answer, and keeps the stored order', async () => {
  const { run, pendingStore, looked } = aRun({ answers: [refusal('session-expired')] });
  expect(await run.press(order(), 'body')).toBe(false);
  expect(run.state).toEqual({ kind: 'unclear', order: order(), problem: { kind: 'session-expired' } });
  expect(looked).toEqual([]);
  expect(pendingStore.read()).toEqual(order());
});

it('requires the code again if the lookup needs it', async () => {
  const { run, pendingStore } = aRun({ answers: [refusal('offline')], found: [refusal('session-expired')] });
  await run.press(order(), 'body');
  expect(run.state).toMatchObject({ kind: 'unclear', problem: { kind: 'session-expired' } });
  expect(pendingStore.read()).toEqual(order());
});

it('keeps the outcome open while the backend reserves the money but returns no order', async () => {
  const { run, pendingStore } = aRun({
    answers: [refusal('unknown', { moneyState: 'reserved' })],
    found: [done(null)],
  });
  await run.press(order(), 'body');
  expect(run.state).toMatchObject({ kind: 'unclear', problem: { moneyState: 'reserved' } });
  expect(pendingStore.read()).toEqual(order(1, { standing: 'reserved' }));
});

it.each<ProblemKind>(['timed-out', 'answer-mismatch'])(
  'ends an order with a mismatched answer, and keeps it stored: after %s',
  async (kind) => {
    const found = kind === 'answer-mismatch' ? done(null) : refusal('answer-mismatch');
    const { run, pendingStore } = aRun({ answers: [refusal(kind)], found: [found] });
    expect(await run.press(order(), 'body')).toBe(false);
    expect(run.state).toEqual({ kind: 'lost', order: order(), why: 'mismatch' });
    expect(pendingStore.read()).toEqual(order(1, { standing: 'mismatch' }));
  },
);

it('ignores a second press while an order is being sent', async () => {
  const answer = pending<Answer<string>>();
  const { run, sent } = aRun({ answers: [answer.promise] });
  const first = run.press(order(), 'body');
  const second = run.press(order(2), 'body');
  answer.answer(done('R-1'));
  expect(await Promise.all([first, second])).toEqual([true, false]);
  expect(sent).toHaveLength(1);
  await run.press(order(2), 'body');
  expect(sent).toHaveLength(1);
});

it('sends a new order after a refused one, and after a completed one on a new page', async () => {
  const { run, sent } = aRun({ answers: [refusal('shop-gone'), done('R-1'), done('R-2')] });
  await run.press(order(), 'body');
  expect(await run.press(order(2), 'body')).toBe(true);
  await run.resume();
  expect(run.state).toEqual({ kind: 'idle' });
  expect(await run.press(order(3), 'body')).toBe(true);
  expect(sent.map(({ order: { key } }) => key)).toEqual(['key-1', 'key-2', 'key-3']);
});

it('resends an order that never arrived with the same id and key', async () => {
  const { run, sent, looked } = aRun({ answers: [refusal('offline'), done('R-1')], found: [done(null)] });
  await run.press(order(), 'body');
  expect(await run.press(order(2, { fingerprint: 'print-1' }), 'body')).toBe(true);
  expect(sent.map(({ order: { id, key } }) => [id, key])).toEqual([
    ['id-1', 'key-1'],
    ['id-1', 'key-1'],
  ]);
  // The backend tells one from the other by the key: there is nothing to ask before.
  expect(looked).toEqual(['id-1']);
});

it('sends nothing while an order of another kind is open', async () => {
  const other = openOrderOf('donation', { standing: 'reserved' });
  const { run, pendingStore, tab, sent } = aRun({ answers: [done('R-1')], other });
  expect(await run.press(order(), 'body')).toBe(false);
  expect(run.state).toEqual({ kind: 'blocked', by: other });
  expect([sent, pendingStore.read()]).toEqual([[], null]);
  tab.other = null;
  expect(await run.press(order(), 'body')).toBe(true);
});

it('warns first that the browser does not store the order, and sends at the next press', async () => {
  const { run, pendingStore, sent } = aRun({ answers: [done('R-1')], forgetful: true });
  expect(run.isUnkept).toBe(false);
  expect(await run.press(order(), 'body')).toBe(false);
  expect([run.state, run.isUnkept]).toEqual([{ kind: 'idle' }, true]);
  expect([sent, pendingStore.read()]).toEqual([[], null]);
  expect(await run.press(order(2), 'body')).toBe(true);
  expect(sent.map(({ order: { key } }) => key)).toEqual(['key-2']);
});

it('reuses id and key of an order that never arrived if the browser no longer stores it', async () => {
  const pendingOrder = order(1, { standing: 'missed' });
  const { run, sent } = aRun({ answers: [done('R-1')], forgetful: true, pendingOrder });
  const same = order(2, { fingerprint: 'print-1' });
  expect(await run.press(same, 'body')).toBe(false);
  expect(await run.press(same, 'body')).toBe(true);
  expect(sent.map(({ order: { key } }) => key)).toEqual(['key-1']);
});

it('warns in advance that nothing can be stored, and sends at the first press', async () => {
  const { run, sent } = aRun({ answers: [done('R-1')], forgetful: true, lasts: false });
  expect(run.isUnkept).toBe(true);
  expect(await run.press(order(), 'body')).toBe(true);
  expect(sent).toHaveLength(1);
});

it('leaves the outcome open if sending throws, and can look it up', async () => {
  const place = async () => {
    throw new Error('broken');
  };
  const { run, pendingStore } = aRun({ found: [done('R-1')] }, { place });
  await expect(run.press(order(), 'body')).rejects.toThrow('broken');
  const problem = { kind: 'unknown', moneyState: 'unknown' };
  expect(run.state).toEqual({ kind: 'unclear', order: order(), problem });
  expect(pendingStore.read()).toEqual(order());
  expect(await run.findOut()).toBe(true);
});

it('reports the order as placed, but does not navigate, if another page has seen the answer first', async () => {
  for (const next of [null, order(2)]) {
    const answer = pending<Answer<string>>();
    const { run, pendingStore, sent, done: finished } = aRun({ answers: [answer.promise] });
    const pressed = run.press(order(), 'body');
    await expect.poll(() => sent).toHaveLength(1);
    if (next === null) pendingStore.remove('id-1');
    else pendingStore.write(next);
    answer.answer(done('R-1'));
    expect(await pressed).toBe(false);
    expect(run.state.kind).toBe('placed');
    expect([finished, pendingStore.read()]).toEqual([[], next]);
  }
});

it('does not update an order that was removed or replaced during the lookup', async () => {
  for (const next of [null, order(2)]) {
    const found = pending<Answer<string | null>>();
    const { run, pendingStore } = aRun({ answers: [refusal('offline')], found: [found.promise] });
    const pressing = run.press(order(), 'body');
    await settled();
    pendingStore.remove(run.idOf(order()));
    if (next) pendingStore.write(next);
    found.answer(done(null));
    await pressing;
    expect(pendingStore.read()).toEqual(next);
  }
});
