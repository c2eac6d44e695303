import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aRun, order } from './aRun.ts';

it('never reports an untouched balance after the repeated press of a reserved order', async () => {
  const pendingOrder = order(1, { standing: 'reserved' });
  const { run, pendingStore } = aRun({ pendingOrder, answers: [refusal('timed-out')], found: [done(null)] });
  await run.press(order(1), 'body');
  expect(run.state).toMatchObject({ kind: 'unclear', problem: { moneyState: 'reserved' } });
  expect(pendingStore.read()?.standing).toBe('reserved');
});

it('does not change a missed order if the press only warns that nothing can be stored', async () => {
  const missed = order(1, { standing: 'missed' });
  const { run, pendingStore, sent } = aRun({ pendingOrder: missed, forgetful: true });
  await run.press(order(1), 'body');
  expect([run.state, run.isUnkept]).toEqual([{ kind: 'idle' }, true]);
  expect(sent).toEqual([]);
  expect(pendingStore.read()).toEqual(missed);
});

it('lets a press wait for a background lookup, and sends one order for ten presses', async () => {
  const missed = order(2, { standing: 'missed' });
  const { run, sent } = aRun({
    pendingOrder: missed,
    found: [done(null), done(null)],
    answers: [done('placed')],
  });
  const looking = run.resume();
  await Promise.all(Array.from({ length: 10 }, () => run.press(order(1), 'body')));
  await looking;
  expect(sent).toHaveLength(1);
  expect(run.state.kind).toBe('placed');
});

it('does not treat a missing order as never arrived after a mismatched answer and a reload', async () => {
  const { run, load, pendingStore } = aRun({
    answers: [refusal('answer-mismatch')],
    found: [done(null), done(null), done('R-1')],
  });
  await run.press(order(1), 'body');
  const later = load();
  await later.resume();
  expect(later.state).toMatchObject({ kind: 'lost', why: 'mismatch' });
  expect(pendingStore.read()?.id).toBe('id-1');
  const muchLater = load();
  expect(await muchLater.resume(), 'found after all').toBe(true);
});

it('does not replace an order with a mismatched answer', async () => {
  const pendingOrder = order(1, { standing: 'mismatch' });
  const { run, sent } = aRun({ pendingOrder, found: [done(null)] });
  await run.press(order(2), 'body');
  expect(run.state).toMatchObject({ kind: 'lost', order: { id: 'id-1' } });
  expect(sent).toEqual([]);
});
