import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { now } from '#tests/data/moments.ts';
import { pending } from '#tests/data/pending.ts';
import { aRun, order } from './aRun.ts';

const SENT = order();
const RESERVED = order(1, { standing: 'reserved' });
const MISSED = order(1, { standing: 'missed' });
const HELD: Problem = { kind: 'timed-out', moneyState: 'reserved' };

it('looks up nothing without a stored order', async () => {
  const { run, looked } = aRun();
  expect(run.initialState()).toEqual({ kind: 'idle' });
  expect([await run.resume(), await run.findOut()]).toEqual([false, false]);
  expect([run.state, looked]).toEqual([{ kind: 'idle' }, []]);
});

it('looks up an order that was left open first, and sends nothing', async () => {
  const { run, heard, sent, looked } = aRun({ pendingOrder: SENT, found: [done('R-1')] });
  const finding = { kind: 'finding-out', order: SENT, problem: { kind: 'timed-out' } };
  expect(run.initialState()).toEqual(finding);
  expect(await run.resume()).toBe(true);
  expect(heard).toEqual([finding, { kind: 'placed', order: SENT }]);
  expect([sent, looked]).toEqual([[], ['id-1']]);
});

it('can resend an order that was left open and never arrived, with the stored key', async () => {
  const { run, pendingStore, sent } = aRun({
    pendingOrder: SENT,
    found: [done(null)],
    answers: [done('R-1')],
  });
  expect(await run.resume()).toBe(false);
  const problem = { kind: 'timed-out', moneyState: 'untouched' };
  expect(run.state).toEqual({ kind: 'refused', order: SENT, problem });
  expect(pendingStore.read()).toEqual(MISSED);
  expect(await run.press(order(2, { fingerprint: 'print-1' }), 'body')).toBe(true);
  expect(sent.map(({ order: { key } }) => key)).toEqual(['key-1']);
});

it('keeps the outcome open while the lookup fails, and can repeat it', async () => {
  const { run, pendingStore, heard } = aRun({ pendingOrder: SENT, found: [refusal('offline'), done('R-1')] });
  await run.resume();
  expect(run.state.kind).toBe('unclear');
  expect(pendingStore.read()).toEqual(SENT);
  expect(await run.findOut()).toBe(true);
  expect(heard.map(({ kind }) => kind)).toEqual(['finding-out', 'unclear', 'finding-out', 'placed']);
});

it('keeps the stored order when the code is required again, and looks it up afterwards', async () => {
  const { run, pendingStore } = aRun({
    pendingOrder: SENT,
    found: [refusal('session-expired'), done('R-1')],
  });
  await run.resume();
  expect(run.state).toMatchObject({ kind: 'unclear', problem: { kind: 'session-expired' } });
  expect(pendingStore.read()).toEqual(SENT);
  expect(await run.resume()).toBe(true);
});

it('waits for the answer to an order placed by another page of the tab, and reports it once', async () => {
  const answer = pending<Answer<string>>();
  const { run, looked } = aRun({ answers: [answer.promise] });
  const pressing = run.press(order(), 'body');
  expect(run.initialState()).toEqual({ kind: 'finding-out', order: SENT, problem: { kind: 'timed-out' } });
  const resuming = run.resume();
  answer.answer(done('R-1'));
  expect(await Promise.all([pressing, resuming])).toEqual([true, false]);
  expect([run.initialState(), looked]).toEqual([{ kind: 'idle' }, []]);
});

it('shows a new page the current state instead of the stored one', async () => {
  const found = pending<Answer<string | null>>();
  const { run } = aRun({ pendingOrder: SENT, found: [refusal('offline'), found.promise] });
  await run.resume();
  void run.findOut();
  const problem = { kind: 'timed-out', moneyState: 'unknown' };
  expect(run.initialState()).toEqual({ kind: 'finding-out', order: SENT, problem });
  const another = aRun({ pendingOrder: MISSED, found: [found.promise] }).run;
  void another.press(order(2), 'body');
  expect(another.initialState()).toMatchObject({ kind: 'finding-out', order: order(2) });
});

it('looks up nothing once the stored order is gone', async () => {
  const { run, pendingStore, looked } = aRun({ pendingOrder: SENT, found: [refusal('offline')] });
  await run.resume();
  pendingStore.remove('id-1');
  expect(await run.findOut()).toBe(false);
  expect(looked).toHaveLength(1);
});

it('neither looks up nor sends during a lookup', async () => {
  const found = pending<Answer<string | null>>();
  const { run, sent, looked } = aRun({ pendingOrder: SENT, found: [found.promise] });
  const resuming = run.resume();
  expect([await run.findOut(), await run.press(order(), 'body')]).toEqual([false, false]);
  found.answer(done('R-1'));
  expect(await resuming).toBe(true);
  expect([sent, looked]).toEqual([[], ['id-1']]);
});

it('keeps reporting the value as reserved through every lookup and a reload', async () => {
  const { run, load, pendingStore } = aRun({
    answers: [refusal('unknown', { moneyState: 'reserved' })],
    found: [done(null), done(null), refusal('session-expired'), done(null)],
  });
  await run.press(order(), 'body');
  await run.findOut();
  expect(run.state).toMatchObject({ kind: 'unclear', problem: { ...HELD, kind: 'unknown' } });
  await run.findOut();
  expect(run.state).toMatchObject({ problem: { kind: 'session-expired', moneyState: 'reserved' } });
  const later = load();
  expect(later.initialState()).toEqual({ kind: 'finding-out', order: RESERVED, problem: HELD });
  await later.resume();
  expect(later.state).toEqual({ kind: 'unclear', order: RESERVED, problem: HELD });
  expect(pendingStore.read()).toEqual(RESERVED);
});

it('treats a missing order as lapsed half an hour after it was reserved, and lets the user continue', async () => {
  const { run, pendingStore, tab, looked } = aRun({
    pendingOrder: RESERVED,
    found: [done(null), done(null)],
  });
  tab.now = now + LATEST_ARRIVAL_MS - 1;
  await run.resume();
  expect(run.state.kind).toBe('unclear');
  tab.now = now + LATEST_ARRIVAL_MS;
  expect(await run.findOut()).toBe(false);
  expect(run.state).toEqual({ kind: 'lost', order: RESERVED, why: 'lapsed' });
  // The note stays, through a reload too, and asking leads nowhere any more.
  expect(await run.findOut()).toBe(false);
  expect([pendingStore.read(), looked.length]).toEqual([RESERVED, 2]);
  run.goOn();
  expect([run.state, pendingStore.read()]).toEqual([{ kind: 'idle' }, null]);
});

it('detects in the first lookup that an order sent by this page has lapsed', async () => {
  const { run, tab } = aRun({
    answers: [refusal('unknown', { moneyState: 'reserved' })],
    found: [done(null), done(null)],
  });
  await run.press(order(), 'body');
  tab.now = now + LATEST_ARRIVAL_MS;
  await run.findOut();
  expect(run.state).toMatchObject({ kind: 'lost', why: 'lapsed' });
});

it('concludes nothing from a lookup without an answer, however late', async () => {
  const { run, pendingStore, tab } = aRun({ pendingOrder: RESERVED, found: [refusal('offline')] });
  tab.now = now + 2 * LATEST_ARRIVAL_MS;
  await run.resume();
  expect([run.state.kind, pendingStore.read()]).toEqual(['unclear', RESERVED]);
});

it('repeats the lookup of a mismatched order on request, and continues after the user has the reference', async () => {
  const { run, pendingStore } = aRun({ pendingOrder: SENT, found: [refusal('answer-mismatch'), done(null)] });
  await run.resume();
  expect(await run.findOut()).toBe(false);
  expect(run.state).toMatchObject({ kind: 'lost', order: { id: SENT.id }, why: 'mismatch' });
  run.goOn();
  expect([run.state, pendingStore.read()]).toEqual([{ kind: 'idle' }, null]);
});

it('finds an order that was mismatched before', async () => {
  const { run } = aRun({ pendingOrder: SENT, found: [refusal('answer-mismatch'), done('R-1')] });
  await run.resume();
  expect(await run.findOut()).toBe(true);
});

it('continues after an order that never arrived, but never after one with an open outcome', async () => {
  const { run, pendingStore } = aRun({ pendingOrder: SENT, found: [refusal('offline'), done(null)] });
  await run.resume();
  run.goOn();
  expect(run.state.kind).toBe('unclear');
  await run.findOut();
  run.goOn();
  expect([run.state, pendingStore.read()]).toEqual([{ kind: 'idle' }, MISSED]);
});

/** A look that breaks the first time. */
function breaking() {
  const looks = { broken: false };
  return async () => {
    if (looks.broken) return done(null);
    looks.broken = true;
    throw new Error('broken');
  };
}

it('leaves the outcome open if a lookup throws, and can repeat it', async () => {
  const { run, pendingStore } = aRun({ pendingOrder: SENT }, { find: breaking() });
  await expect(run.resume()).rejects.toThrow('broken');
  const problem = { kind: 'unknown', moneyState: 'unknown' };
  expect(run.state).toEqual({ kind: 'unclear', order: SENT, problem });
  expect(pendingStore.read()).toEqual(SENT);
  await run.findOut();
  expect(run.state.kind).toBe('refused');
});

it('does not treat a missing order as lapsed after a lookup that threw while the value was reserved', async () => {
  const { run, pendingStore } = aRun({ pendingOrder: RESERVED }, { find: breaking() });
  await expect(run.resume()).rejects.toThrow('broken');
  await run.findOut();
  expect(run.state).toMatchObject({ kind: 'unclear', problem: { moneyState: 'reserved' } });
  expect(pendingStore.read()).toEqual(RESERVED);
});
