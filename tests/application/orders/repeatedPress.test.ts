import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aRun, order } from './aRun.ts';

it('says nothing of an untouched balance after a repeated press of what the backend was at already', async () => {
  const pendingOrder = order(1, { standing: 'reserved' });
  const { run, pendingStore } = aRun({ pendingOrder, answers: [refusal('timed-out')], found: [done(null)] });
  await run.press(order(1), 'body');
  expect(run.state).toMatchObject({ kind: 'unclear', problem: { moneyState: 'reserved' } });
  expect(pendingStore.read()?.standing).toBe('reserved');
});

it('leaves the note of a missed order as it was where the press is only told that nothing is kept', async () => {
  const missed = order(1, { standing: 'missed' });
  const { run, pendingStore, sent } = aRun({ pendingOrder: missed, forgetful: true });
  await run.press(order(1), 'body');
  expect([run.state, run.isUnkept]).toEqual([{ kind: 'idle' }, true]);
  expect(sent).toEqual([]);
  expect(pendingStore.read()).toEqual(missed);
});

it('waits with a press for a quiet look, and sends one order only of ten', async () => {
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

it('takes no silence for an answer either after a reload, once something else was told', async () => {
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

it('lets no other order take the place of one about which something else was told', async () => {
  const pendingOrder = order(1, { standing: 'mismatch' });
  const { run, sent } = aRun({ pendingOrder, found: [done(null)] });
  await run.press(order(2), 'body');
  expect(run.state).toMatchObject({ kind: 'lost', order: { id: 'id-1' } });
  expect(sent).toEqual([]);
});
