import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { now } from '#tests/data/moments.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { type RunTold, aRun, order } from './aRun.ts';

const SENT = order();
const MISSED = order(1, { standing: 'missed' });

const always = () => true;

/** The refusal of an order that never arrived is shown; later looks are answered by `found`. */
async function aMissedOrder(found: NonNullable<RunTold['found']>, answers: RunTold['answers'] = []) {
  const world = aRun({ pendingOrder: SENT, found: [done(null), ...found], answers });
  await world.run.resume();
  return world;
}

it('looks up a missed order in the background, and keeps it stored', async () => {
  const { run, pendingStore, heard, looked } = aRun({ pendingOrder: MISSED, found: [done(null)] });
  expect(run.initialState()).toEqual({ kind: 'idle' });
  expect(await run.resume()).toBe(false);
  expect(heard).toEqual([{ kind: 'idle' }]);
  expect([looked, pendingStore.read()]).toEqual([['id-1'], MISSED]);
});

it('finishes a missed order that has arrived late', async () => {
  const { run, done: finished } = aRun({ pendingOrder: MISSED, found: [done('R-1')] });
  expect(await run.resume()).toBe(true);
  expect([run.state.kind, finished]).toEqual(['placed', ['R-1']]);
});

it('shows nothing while a missed order has not arrived, and its receipt once it has', async () => {
  const { run, heard, done: finished } = await aMissedOrder([done(null), refusal('offline'), done('R-1')]);
  const before = heard.length;
  expect([await run.findMissed(always), await run.findMissed(always)]).toEqual([false, false]);
  expect([run.state.kind, heard.length]).toEqual(['refused', before]);
  expect(await run.findMissed(always)).toBe(true);
  expect([run.state.kind, finished]).toEqual(['placed', ['R-1']]);
});

it('does not delay a press while it looks up a missed order, and leaves the outcome to the press', async () => {
  const answer = pending<Answer<string | null>>();
  const { run, sent, done: finished } = await aMissedOrder([answer.promise], [done('R-2')]);
  const looking = run.findMissed(always);
  expect(await run.press(order(1), 'body')).toBe(true);
  answer.answer(done('R-1'));
  expect([await looking, sent.length, finished]).toEqual([false, 1, ['R-2']]);
});

it('does not finish a missed order for a page that was left', async () => {
  const { run, done: finished } = await aMissedOrder([done('R-1')]);
  expect(await run.findMissed(() => false)).toBe(false);
  expect([run.state.kind, finished]).toEqual(['refused', []]);
});

it('starts idle on a page that is opened during the lookup of a missed order', async () => {
  const { run } = await aMissedOrder([pending<Answer<string | null>>().promise]);
  void run.findMissed(always);
  run.goOn();
  expect(run.initialState()).toEqual({ kind: 'idle' });
});

it('shows the receipt of a missed order after a reload, when no refusal is shown', async () => {
  const { run, done: finished } = aRun({ pendingOrder: MISSED, found: [done(null), done('R-1')] });
  await run.resume();
  expect(run.state.kind).toBe('idle');
  expect(await run.findMissed(always)).toBe(true);
  expect(finished).toEqual(['R-1']);
});

it('looks up a missed order only while no other order is being processed and while it may arrive', async () => {
  const open = aRun({ pendingOrder: SENT, found: [refusal('offline')] });
  await open.run.resume();
  expect([await open.run.findMissed(always), open.looked]).toEqual([false, ['id-1']]);
  const old = aRun({ pendingOrder: order(1, { sentAt: now - LATEST_ARRIVAL_MS }), found: [done(null)] });
  await old.run.resume();
  expect([await old.run.findMissed(always), old.looked]).toEqual([false, ['id-1']]);
});

it('looks up a missed order once more before another order replaces it', async () => {
  const answer = pending<Answer<string>>();
  const { run, pendingStore, sent, looked } = aRun({
    pendingOrder: MISSED,
    found: [done(null)],
    answers: [answer.promise],
  });
  const pressing = run.press(order(2), 'body');
  expect(run.state).toEqual({ kind: 'placing', order: order(2) });
  expect([sent, pendingStore.read()]).toEqual([[], MISSED]);
  await settled();
  expect(looked).toEqual(['id-1']);
  expect(sent.map(({ order: { key } }) => key)).toEqual(['key-2']);
  expect(pendingStore.read()).toEqual(order(2));
  answer.answer(done('R-2'));
  expect(await pressing).toBe(true);
});

it.each([
  ['has arrived late', done('R-1'), 'placed', true],
  ['may have arrived, since nobody can be asked', refusal('offline'), 'unclear', false],
  ['is not what is told of', refusal('answer-mismatch'), 'lost', false],
] as const)('sends no other order if the missed one %s', async (_what, answer, kind, isFinished) => {
  const { run, sent } = aRun({ pendingOrder: MISSED, found: [answer] });
  expect(await run.press(order(2), 'body')).toBe(isFinished);
  expect(run.state).toMatchObject({ kind, order: MISSED });
  expect(sent).toEqual([]);
});

const HELD = refusal('unknown', { moneyState: 'reserved' });

it.each([
  ['has arrived', done('R-1'), 'sent'],
  ['is being carried out', HELD, 'reserved'],
  ['is not what is told of', refusal('answer-mismatch'), 'mismatch'],
  ['was paid, which is denied now', refusal('payment-contradicted'), 'sent'],
  ['has not arrived', done(null), 'missed'],
  ['may have arrived, since nobody can be asked', refusal('offline'), 'missed'],
  ['waits for the payer', refusal('payment-open'), 'missed'],
] as const)('updates a missed order on any page if it %s', async (_what, answer, standing) => {
  const { load, pendingStore, looked, done: finished } = aRun({ pendingOrder: MISSED, found: [answer] });
  const run = load();
  await run.reopenMissed();
  expect(pendingStore.read()).toEqual({ ...MISSED, standing });
  expect([looked, finished, run.state]).toEqual([['id-1'], [], { kind: 'idle' }]);
});

it('lets the order’s own page finish an order that arrived late', async () => {
  const { load, done: finished } = aRun({ pendingOrder: MISSED, found: [done('R-1'), done('R-1')] });
  const run = load();
  await run.reopenMissed();
  expect(run.initialState().kind).toBe('finding-out');
  expect([await run.resume(), finished]).toEqual([true, ['R-1']]);
});

it('leaves a missed order to its own page, also if that opens during a lookup', async () => {
  const shown = aRun({ pendingOrder: MISSED });
  await shown.run.reopenMissed();
  expect(shown.looked).toEqual([]);
  const answer = pending<Answer<string | null>>();
  const { load, pendingStore } = aRun({ pendingOrder: MISSED, found: [answer.promise] });
  const run = load();
  const looking = run.reopenMissed();
  run.listen(() => undefined);
  answer.answer(done('R-1'));
  await looking;
  expect(pendingStore.read()).toEqual(MISSED);
});

it('looks up on no page an order that is not missed, or can no longer arrive', async () => {
  for (const pendingOrder of [SENT, order(1, { standing: 'missed', sentAt: now - LATEST_ARRIVAL_MS })]) {
    const { load, looked } = aRun({ pendingOrder });
    await load().reopenMissed();
    expect(looked).toEqual([]);
  }
});

it('shows on its page that a missed order is now being carried out', async () => {
  const { run, pendingStore } = aRun({ pendingOrder: MISSED, found: [HELD] });
  await run.resume();
  expect(run.state).toMatchObject({ kind: 'unclear', problem: { moneyState: 'reserved' } });
  expect(pendingStore.read()?.standing).toBe('reserved');
});
