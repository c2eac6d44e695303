import { expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { draftOfChoice } from '#domain/redemption/draft.ts';
import type { Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { fakeRedemptionPendingStore } from '#tests/data/fakeTab.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { aQuote, aRedemption, anOpenOrder } from '#tests/data/redemption.ts';
import { type Told, ORDER, aCheck, aPage, aReadyCheck, aRun, keysOf } from './aCheck.ts';

const NEWER = aQuote({ id: 'c0ffee00-0000-4000-8000-00000000000f' as RedemptionId });

const OPEN = anOpenOrder({ key: 'first-key' as IdempotencyKey });

/** A check page that is opened while an order of this tab is still open, as after a reload. */
async function aCheckWithOpenOrder(told: Told, pendingOrder = OPEN) {
  const check = aCheck(told, undefined, fakeRedemptionPendingStore({ pendingOrder }));
  const dispose = check.screen.start();
  await settled();
  return { ...check, dispose };
}

it('notes an order before it is sent, and strikes it out when its outcome is known', async () => {
  const sent = pending<Answer<Redemption>>();
  const api = { ...fakeRedemptionApi({ quotes: [done(aQuote())] }), redeem: () => sent.promise };
  const { screen, pendingStore } = aCheck({}, api);
  await screen.count();
  screen.order.tick(true);
  const redeeming = screen.redeem(ORDER);
  const noted = anOpenOrder({ key: 'key-1' as IdempotencyKey });
  await vi.waitFor(() => expect(pendingStore.read()).toEqual(noted));
  sent.answer(done(aRedemption()));
  await redeeming;
  expect(pendingStore.read()).toBeNull();
});

it('leaves the note of an order whose outcome is not known', async () => {
  const { screen, pendingStore } = await aReadyCheck({
    redemptions: [refusal('offline')],
    found: [refusal('offline')],
  });
  await screen.redeem(ORDER);
  expect(screen.state.kind).toBe('unclear');
  expect(screen.order.isFixed).toBe(true);
  expect(pendingStore.read()).not.toBeNull();
});

it('finds out first what became of an order that was left open', async () => {
  const { screen, api, onDone, pendingStore, receipts } = await aCheckWithOpenOrder({
    found: [done(aRedemption())],
  });
  expect(onDone).toHaveBeenCalledOnce();
  expect(receipts.read()?.redemption).toEqual(aRedemption());
  expect(api.placed).toEqual([]);
  expect(pendingStore.read()).toBeNull();
  expect(screen.state.kind).not.toBe('ready');
});

it('stays unclear about an order that was left open while nobody can be asked', async () => {
  const { screen, api } = await aCheckWithOpenOrder({ found: [refusal('offline')] });
  expect(screen.state.kind).toBe('unclear');
  expect(api.askedQuotes).toEqual([]);
});

it('takes up the same quote and key where the order that was left open never arrived', async () => {
  const { screen, api } = await aCheckWithOpenOrder({
    found: [done(null)],
    redemptions: [done(aRedemption())],
  });
  expect(screen.state).toMatchObject({ kind: 'ready', quote: aQuote() });
  screen.order.tick(true);
  await screen.redeem(ORDER);
  expect(keysOf(api)).toEqual(['first-key']);
  expect(api.askedQuotes).toEqual([]);
});

it('counts anew where something else was chosen since the order that never arrived', async () => {
  const other = { ...OPEN, draft: draftOfChoice({ shopId: 'shop-2', valueInCent: 10_00 }) };
  const { screen } = await aCheckWithOpenOrder({ found: [done(null)], quotes: [done(NEWER)] }, other);
  expect(screen.state).toMatchObject({ kind: 'ready', quote: NEWER });
});

it('shows the amounts of the order that is open, not of what was chosen since', async () => {
  const other = { ...OPEN, draft: draftOfChoice({ shopId: 'shop-1', valueInCent: 10_00 }) };
  const { screen } = await aCheckWithOpenOrder({ found: [refusal('offline')] }, other);
  expect(screen.state.kind).toBe('unclear');
  expect(screen.draft).toEqual(other.draft);
});

it('can be pressed again after an open order turned out never to have arrived', async () => {
  const { screen, api } = await aCheckWithOpenOrder({
    found: [refusal('offline'), done(null)],
    redemptions: [done(aRedemption())],
  });
  await screen.findOut();
  expect(screen.state.kind).toBe('refused');
  screen.order.tick(true);
  await screen.redeem(ORDER);
  expect(keysOf(api)).toEqual(['first-key']);
});

it('waits for the answer to an order that another page of this tab has just placed, and is told once', async () => {
  const sent = pending<Answer<Redemption>>();
  const api = { ...fakeRedemptionApi({ quotes: [done(aQuote())] }), redeem: () => sent.promise };
  const run = aRun(api);
  const first = aPage(api, run);
  await first.screen.count();
  first.screen.order.tick(true);
  const pressing = first.screen.redeem(ORDER);

  const second = aPage(api, run);
  const leave = second.screen.start();
  await settled();
  expect(second.screen.state.kind).toBe('finding-out');
  sent.answer(done(aRedemption()));
  await pressing;
  await settled();
  expect(first.onDone).toHaveBeenCalledOnce();
  expect(second.onDone).not.toHaveBeenCalled();
  expect(api.looked).toEqual([]);
  leave();
});

it('keeps the note where the code must be entered again before anybody can be asked', async () => {
  const { screen, pendingStore } = await aCheckWithOpenOrder({ found: [refusal('session-expired')] });
  expect(pendingStore.read()).toEqual(OPEN);
  expect(screen.state.kind).toBe('unclear');
});

it('keeps the note where the session ends between the order and its answer', async () => {
  const { screen, pendingStore } = await aReadyCheck({
    redemptions: [refusal('timed-out')],
    found: [refusal('session-expired')],
  });
  await screen.redeem(ORDER);
  expect(pendingStore.read()?.key).toBe('key-1');
});
