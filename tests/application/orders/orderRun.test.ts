import { expect, it, vi } from 'vitest';
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

it('sends an order once, under the key of the intent, and finishes it', async () => {
  const { run, pendingStore, sent, looked, done: finished } = aRun({ answers: [done('R-1')] });
  expect(await run.press(order(), 'body')).toBe(true);
  expect(run.state).toEqual({ kind: 'placed', order: order() });
  expect(sent).toEqual([{ order: order(), body: 'body' }]);
  expect(looked).toEqual([]);
  expect(finished).toEqual(['R-1']);
  expect(pendingStore.read()).toBeNull();
});

it('notes an order before it is sent, as sent', async () => {
  const seen: unknown[] = [];
  const place = async (sent: FakeOrder, body: string) => {
    seen.push(run.stored, sent, body);
    return refusal('shop-gone');
  };
  const { run } = aRun({}, { place });
  await run.press(order(1, { standing: 'missed' }), 'body');
  expect(seen).toEqual([order(1, { standing: 'sent' }), order(), 'body']);
});

it('tells every listener of every state, until it has heard enough', async () => {
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

it.each(LOST_ANSWERS)('asks what became of the order when the answer is lost: %s', async (kind) => {
  const { run, sent, looked } = aRun({ answers: [refusal(kind)], found: [done('R-1')] });
  expect(await run.press(order(), 'body')).toBe(true);
  expect(run.state.kind).toBe('placed');
  expect([sent.length, looked]).toEqual([1, ['id-1']]);
});

it.each(LOST_ANSWERS)('never sends an order again by itself, nor by a press: %s', async (kind) => {
  const { run, sent } = aRun({ answers: [refusal(kind)], found: [refusal('offline')] });
  await run.press(order(), 'body');
  expect(await run.press(order(), 'body')).toBe(false);
  expect(await run.press(order(2), 'body')).toBe(false);
  expect(sent).toHaveLength(1);
});

it('asks what became of the order after any refusal that does not know where the money is', async () => {
  const { run, looked } = aRun({
    answers: [refusal('partner-unavailable', { moneyState: 'unknown' })],
    found: [done('R-1')],
  });
  expect(await run.press(order(), 'body')).toBe(true);
  expect(looked).toEqual(['id-1']);
});

it('says that the money is untouched where the order never arrived, and keeps in mind that it may be late', async () => {
  const { run, pendingStore } = aRun({
    answers: [refusal('unknown', { code: 'STDx1' })],
    found: [done(null)],
  });
  expect(await run.press(order(), 'body')).toBe(false);
  const problem = { kind: 'unknown', code: 'STDx1', moneyState: 'untouched' };
  expect(run.state).toEqual({ kind: 'refused', order: order(), problem });
  expect(pendingStore.read()).toEqual(order(1, { standing: 'missed' }));
});

it('keeps the order of a refusal that was not believed, so that the next press sends the same one', async () => {
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

it('says that nobody knows where the state cannot be asked for either, and keeps the note', async () => {
  const { run, pendingStore } = aRun({ answers: [refusal('timed-out')], found: [refusal('offline')] });
  expect(await run.press(order(), 'body')).toBe(false);
  const problem = { kind: 'timed-out', moneyState: 'unknown' };
  expect(run.state).toEqual({ kind: 'unclear', order: order(), problem });
  expect(pendingStore.read()).toEqual(order());
});

it.each(REASONED)('takes a refusal that gives its reason for an answer: %s', async (kind) => {
  const told = { code: 'X', moneyState: 'untouched' } as const;
  const { run, pendingStore, looked } = aRun({ answers: [refusal(kind, told)] });
  expect(await run.press(order(), 'body')).toBe(false);
  expect(run.state).toEqual({ kind: 'refused', order: order(), problem: { kind, ...told } });
  expect(looked).toEqual([]);
  expect(pendingStore.read()).toBeNull();
});

it('wants the code again where the session ended between the press and its answer, and keeps the note', async () => {
  const { run, pendingStore, looked } = aRun({ answers: [refusal('session-expired')] });
  expect(await run.press(order(), 'body')).toBe(false);
  expect(run.state).toEqual({ kind: 'unclear', order: order(), problem: { kind: 'session-expired' } });
  expect(looked).toEqual([]);
  expect(pendingStore.read()).toEqual(order());
});

it('wants the code again where the state is told only with it', async () => {
  const { run, pendingStore } = aRun({ answers: [refusal('offline')], found: [refusal('session-expired')] });
  await run.press(order(), 'body');
  expect(run.state).toMatchObject({ kind: 'unclear', problem: { kind: 'session-expired' } });
  expect(pendingStore.read()).toEqual(order());
});

it('stays unclear where the backend is still at it, although it names no order yet', async () => {
  const { run, pendingStore } = aRun({
    answers: [refusal('unknown', { moneyState: 'reserved' })],
    found: [done(null)],
  });
  await run.press(order(), 'body');
  expect(run.state).toMatchObject({ kind: 'unclear', problem: { moneyState: 'reserved' } });
  expect(pendingStore.read()).toEqual(order(1, { standing: 'reserved' }));
});

it.each<ProblemKind>(['timed-out', 'answer-mismatch'])(
  'ends an order of which something else is told, and keeps its note: after %s',
  async (kind) => {
    const found = kind === 'answer-mismatch' ? done(null) : refusal('answer-mismatch');
    const { run, pendingStore } = aRun({ answers: [refusal(kind)], found: [found] });
    expect(await run.press(order(), 'body')).toBe(false);
    expect(run.state).toEqual({ kind: 'lost', order: order(), why: 'mismatch' });
    expect(pendingStore.read()).toEqual(order(1, { standing: 'mismatch' }));
  },
);

it('sends nothing at a second press while one is under way', async () => {
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

it('sends a further order once the one before was refused, and after one that is done when the page comes anew', async () => {
  const { run, sent } = aRun({ answers: [refusal('shop-gone'), done('R-1'), done('R-2')] });
  await run.press(order(), 'body');
  expect(await run.press(order(2), 'body')).toBe(true);
  await run.resume();
  expect(run.state).toEqual({ kind: 'idle' });
  expect(await run.press(order(3), 'body')).toBe(true);
  expect(sent.map(({ order: { key } }) => key)).toEqual(['key-1', 'key-2', 'key-3']);
});

it('sends the same again under the same id and key, where it never arrived', async () => {
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
  const other = { kind: 'donation', standing: 'reserved' } as const;
  const { run, pendingStore, tab, sent } = aRun({ answers: [done('R-1')], other });
  expect(await run.press(order(), 'body')).toBe(false);
  expect(run.state).toEqual({ kind: 'blocked', by: other });
  expect([sent, pendingStore.read()]).toEqual([[], null]);
  tab.other = null;
  expect(await run.press(order(), 'body')).toBe(true);
});

it('says first that the browser does not keep the note; the next press sends', async () => {
  const { run, pendingStore, sent } = aRun({ answers: [done('R-1')], forgetful: true });
  expect(run.isUnkept).toBe(false);
  expect(await run.press(order(), 'body')).toBe(false);
  expect([run.state, run.isUnkept]).toEqual([{ kind: 'idle' }, true]);
  expect([sent, pendingStore.read()]).toEqual([[], null]);
  expect(await run.press(order(2), 'body')).toBe(true);
  expect(sent.map(({ order: { key } }) => key)).toEqual(['key-2']);
});

it('keeps the id and key of an order that never arrived where its note cannot be kept any more', async () => {
  const pendingOrder = order(1, { standing: 'missed' });
  const { run, sent } = aRun({ answers: [done('R-1')], forgetful: true, pendingOrder });
  const same = order(2, { fingerprint: 'print-1' });
  expect(await run.press(same, 'body')).toBe(false);
  expect(await run.press(same, 'body')).toBe(true);
  expect(sent.map(({ order: { key } }) => key)).toEqual(['key-1']);
});

it('says beforehand that nothing can be kept, and then sends at the first press', async () => {
  const { run, sent } = aRun({ answers: [done('R-1')], forgetful: true, lasts: false });
  expect(run.isUnkept).toBe(true);
  expect(await run.press(order(), 'body')).toBe(true);
  expect(sent).toHaveLength(1);
});

it('does not know what became of an order whose sending broke, and can find out', async () => {
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

it('says that it is placed, but not that it is time to go on, where another page has heard of it first', async () => {
  for (const next of [null, order(2)]) {
    const answer = pending<Answer<string>>();
    const { run, pendingStore, sent, done: finished } = aRun({ answers: [answer.promise] });
    const pressed = run.press(order(), 'body');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    if (next === null) pendingStore.remove('id-1');
    else pendingStore.write(next);
    answer.answer(done('R-1'));
    expect(await pressed).toBe(false);
    expect(run.state.kind).toBe('placed');
    expect([finished, pendingStore.read()]).toEqual([[], next]);
  }
});

it('notes nothing more of an order that was struck out, or gave way, while it was asked for', async () => {
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
