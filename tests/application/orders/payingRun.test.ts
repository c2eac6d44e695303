import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { LATEST_ARRIVAL_MS } from '#domain/orders/lapse.ts';
import { type Answer, inTurn, refusal } from '#tests/data/answers.ts';
import { type RunTold, aRun, order } from './aRun.ts';

const PAYING = order(1, { standing: 'paying' });

/** A run whose orders have to be paid first; `paid` are the answers to what the person has paid for. */
function aPayingRun({ paid = [], ...told }: RunTold & { paid?: readonly Answer<string>[] } = {}) {
  const concluded: string[] = [];
  const give = inTurn(concluded, paid);
  const made = aRun(told, {
    beginWith: () => null,
    conclude: async ({ id }) => await give(id),
  });
  return { ...made, concluded };
}

it('stores an order that has to be paid first, and waits', async () => {
  const { run, pendingStore, sent } = aPayingRun();
  expect(await run.press(order(), 'body')).toBe(false);
  expect(run.state).toEqual({ kind: 'paying', order: PAYING });
  expect(pendingStore.read()).toEqual(PAYING);
  expect(sent).toEqual([]);
});

it('ignores presses while an order awaits its payment', async () => {
  const { run, pendingStore } = aPayingRun();
  await run.press(order(), 'body');
  expect(await run.press(order(2), 'body')).toBe(false);
  expect(pendingStore.read()).toEqual(PAYING);
});

it('carries out a paid order on the page to which the provider returns', async () => {
  const {
    run,
    concluded,
    done: finished,
    pendingStore,
  } = aPayingRun({ pendingOrder: PAYING, paid: [done('R-1')] });
  expect(await run.conclude(PAYING)).toBe(true);
  expect(concluded).toEqual(['id-1']);
  expect(finished).toEqual(['R-1']);
  expect(pendingStore.read()).toBeNull();
});

it('carries out a paid order once, however often the page is opened', async () => {
  const { run, load, concluded } = aPayingRun({
    pendingOrder: PAYING,
    paid: [refusal('offline')],
    found: [done(null)],
  });
  await run.conclude(PAYING);
  expect(run.state.kind).toBe('refused');
  expect(await load().conclude(PAYING)).toBe(false);
  expect(concluded).toEqual(['id-1']);
});

it('does not carry out an order that is not stored as awaiting its payment', async () => {
  for (const pendingOrder of [undefined, order(2, { standing: 'paying' }), order(1, { standing: 'sent' })]) {
    const { run, concluded } = aPayingRun(pendingOrder ? { pendingOrder } : {});
    expect(await run.conclude(PAYING)).toBe(false);
    expect(concluded).toEqual([]);
  }
});

it('stores the order as sent before it is carried out, so that a reload only looks it up', async () => {
  let stored: string | undefined;
  const { run, pendingStore } = aRun(
    { pendingOrder: PAYING },
    {
      conclude: async () => {
        stored = pendingStore.read()?.standing;
        return done('R-1');
      },
    },
  );
  await run.conclude(PAYING);
  expect(stored).toBe('sent');
});

it('looks up a payment whose answer was lost', async () => {
  const {
    run,
    looked,
    done: finished,
  } = aPayingRun({
    pendingOrder: PAYING,
    paid: [refusal('timed-out')],
    found: [done('R-1')],
  });
  expect(await run.conclude(PAYING)).toBe(true);
  expect(looked).toEqual(['id-1']);
  expect(finished).toEqual(['R-1']);
});

it('keeps waiting if the payer returns without having paid', async () => {
  const { run, pendingStore } = aPayingRun({ pendingOrder: PAYING, found: [refusal('payment-open')] });
  expect(await run.resume()).toBe(false);
  expect(run.state).toEqual({ kind: 'paying', order: PAYING });
  expect(pendingStore.read()).toEqual(PAYING);
});

it('cancels a payment that was not made', async () => {
  const { run, pendingStore } = aPayingRun({ found: [refusal('payment-open')] });
  await run.press(order(), 'body');
  expect(await run.giveUp()).toBe(false);
  expect(run.state).toEqual({ kind: 'idle' });
  expect(pendingStore.read()).toBeNull();
});

it('does not cancel a payment that was made in another tab', async () => {
  const { run, done: finished } = aPayingRun({ found: [done('R-1')] });
  await run.press(order(), 'body');
  expect(await run.giveUp()).toBe(true);
  expect(finished).toEqual(['R-1']);
});

it('does not cancel a payment whose state cannot be looked up', async () => {
  const { run, pendingStore } = aPayingRun({ found: [refusal('offline')] });
  await run.press(order(), 'body');
  expect(await run.giveUp()).toBe(false);
  expect(run.state).toMatchObject({ kind: 'unclear', problem: { moneyState: 'unknown' } });
  expect(pendingStore.read()).not.toBeNull();
});

it('cancels nothing without a payment', async () => {
  const { run, looked } = aPayingRun();
  expect(await run.giveUp()).toBe(false);
  expect(looked).toEqual([]);
});

it('accepts that a payment was declined also long afterwards', async () => {
  const { run, tab } = aPayingRun({
    pendingOrder: order(1, { standing: 'reserved' }),
    found: [refusal('payment-failed')],
  });
  tab.now += 2 * LATEST_ARRIVAL_MS;
  await run.resume();
  expect(run.state).toMatchObject({ kind: 'refused', problem: { kind: 'payment-failed' } });
});

it('looks up an order with a mismatched answer as a mismatched one', async () => {
  const asked: string[] = [];
  const { run } = aRun(
    { pendingOrder: PAYING },
    {
      conclude: async () => refusal('answer-mismatch'),
      find: async ({ standing }) => {
        asked.push(standing);
        return refusal('answer-mismatch');
      },
    },
  );
  await run.conclude(PAYING);
  expect(asked).toEqual(['mismatch']);
  expect(run.state).toMatchObject({ kind: 'lost', why: 'mismatch' });
});

it('starts a card payment with the press, and stores what it needs', async () => {
  const { run, pendingStore } = aRun(
    {},
    {
      beginWith: (body) => async (each) => done({ ...each, key: `begun with ${body}` }),
      conclude: async () => done('R-1'),
    },
  );
  expect(await run.press(order(), 'a card')).toBe(false);
  expect(pendingStore.read()).toEqual({ ...PAYING, key: 'begun with a card' });
});

it.each([
  ['paid', order(1, { standing: 'missed' })],
  ['refused', order(1, { standing: 'missed', fingerprint: 'print-2' })],
])('never treats a payment as the repetition of an earlier press: %s', async (_what, pendingOrder) => {
  const { run, pendingStore } = aRun(
    { pendingOrder, found: [done(null)] },
    { beginWith: () => null, conclude: async () => done('R-1') },
  );
  await run.press(order(2, { fingerprint: 'print-1' }), 'body');
  expect(pendingStore.read()?.id).toBe('id-2');
});
