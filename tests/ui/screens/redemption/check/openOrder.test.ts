import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { draftOfChoice } from '#domain/redemption/draft.ts';
import type { Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { fakeRedemptionPendingStore } from '#tests/data/fakeTab.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { aQuote, aRedemption, anOpenOrder } from '#tests/data/redemption.ts';
import { type Told, aCheck, aPage, aReadyCheck, aRun, keysOf, stateOf } from './aCheck.ts';

const NEWER = aQuote({ id: 'c0ffee00-0000-4000-8000-00000000000f' as RedemptionId });

const OPEN = anOpenOrder({ key: 'first-key' as IdempotencyKey });

/** A check page opened while an order of this tab is open, as after a reload. */
async function aCheckWithOpenOrder(told: Told, pendingOrder = OPEN) {
  const check = aCheck(told, undefined, fakeRedemptionPendingStore({ pendingOrder }));
  const dispose = check.screen.start();
  await settled();
  return { ...check, dispose };
}

it('stores an order before it is sent, and removes it when its outcome is known', async () => {
  const sent = pending<Answer<Redemption>>();
  const api = { ...fakeRedemptionApi({ quotes: [done(aQuote())] }), redeem: () => sent.promise };
  const { screen, pendingStore } = aCheck({}, api);
  await screen.count();
  screen.order.tick(true);
  const redeeming = screen.redeem();
  const noted = anOpenOrder({ key: 'key-1' as IdempotencyKey });
  await expect.poll(() => pendingStore.read()).toEqual(noted);
  sent.answer(done(aRedemption()));
  await redeeming;
  expect(pendingStore.read()).toBeNull();
});

it('keeps the pending order while its outcome is unknown', async () => {
  const { screen, pendingStore } = await aReadyCheck({
    redemptions: [refusal('offline')],
    found: [refusal('offline')],
  });
  await screen.redeem();
  expect(stateOf(screen).kind).toBe('unclear');
  expect(screen.order.isFixed).toBe(true);
  expect(pendingStore.read()).not.toBeNull();
});

it('looks up an open order first', async () => {
  const { screen, api, onDone, pendingStore, receipts } = await aCheckWithOpenOrder({
    found: [done(aRedemption())],
  });
  expect(onDone).toHaveBeenCalledOnce();
  expect(receipts.read()?.redemption).toEqual(aRedemption());
  expect(api.placed).toEqual([]);
  expect(pendingStore.read()).toBeNull();
  expect(stateOf(screen).kind).not.toBe('ready');
});

it('stays unclear about an open order while the backend cannot be asked', async () => {
  const { screen, api } = await aCheckWithOpenOrder({ found: [refusal('offline')] });
  expect(stateOf(screen).kind).toBe('unclear');
  expect(api.askedQuotes).toEqual([]);
});

it('reuses quote and key if the open order never arrived', async () => {
  const { screen, api } = await aCheckWithOpenOrder({
    found: [done(null)],
    redemptions: [done(aRedemption())],
  });
  expect(stateOf(screen)).toMatchObject({ kind: 'ready', quote: aQuote() });
  screen.order.tick(true);
  await screen.redeem();
  expect(keysOf(api)).toEqual(['first-key']);
  expect(api.askedQuotes).toEqual([]);
});

it('requests a new quote if something else was chosen since an order that never arrived', async () => {
  const other = { ...OPEN, draft: draftOfChoice({ shopId: 'shop-2', valueInCent: 10_00 }) };
  const { screen } = await aCheckWithOpenOrder({ found: [done(null)], quotes: [done(NEWER)] }, other);
  expect(stateOf(screen)).toMatchObject({ kind: 'ready', quote: NEWER });
});

it('shows the amounts of the open order, not of what was chosen since', async () => {
  const other = { ...OPEN, draft: draftOfChoice({ shopId: 'shop-1', valueInCent: 10_00 }) };
  const { screen } = await aCheckWithOpenOrder({ found: [refusal('offline')] }, other);
  expect(stateOf(screen).kind).toBe('unclear');
  expect(screen.order.left?.draft).toEqual(other.draft);
});

it('sends the order again under the same key after a lookup found that it never arrived', async () => {
  const { screen, api } = await aCheckWithOpenOrder({
    found: [refusal('offline'), done(null)],
    redemptions: [done(aRedemption())],
  });
  await screen.findOut();
  expect(stateOf(screen).kind).toBe('refused');
  screen.order.tick(true);
  await screen.redeem();
  expect(keysOf(api)).toEqual(['first-key']);
});

it('waits on another page of the tab for the answer to an order, and reports it once', async () => {
  const sent = pending<Answer<Redemption>>();
  const api = { ...fakeRedemptionApi({ quotes: [done(aQuote())] }), redeem: () => sent.promise };
  const run = aRun(api);
  const first = aPage(api, run);
  await first.screen.count();
  first.screen.order.tick(true);
  const pressing = first.screen.redeem();

  const second = aPage(api, run);
  const leave = second.screen.start();
  await settled();
  expect(stateOf(second.screen).kind).toBe('finding-out');
  sent.answer(done(aRedemption()));
  await pressing;
  await settled();
  expect(first.onDone).toHaveBeenCalledOnce();
  expect(second.onDone).not.toHaveBeenCalled();
  expect(api.looked).toEqual([]);
  leave();
});

it('keeps the pending order if the session has expired before it can be looked up', async () => {
  const { screen, pendingStore } = await aCheckWithOpenOrder({ found: [refusal('session-expired')] });
  expect(pendingStore.read()).toEqual(OPEN);
  expect(stateOf(screen).kind).toBe('unclear');
});

it('keeps the pending order if the session ends between order and lookup', async () => {
  const { screen, pendingStore } = await aReadyCheck({
    redemptions: [refusal('timed-out')],
    found: [refusal('session-expired')],
  });
  await screen.redeem();
  expect(pendingStore.read()?.key).toBe('key-1');
});
