import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { PendingRedemption, RedemptionId } from '#domain/redemption/redemption.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeRedemptionPendingStore } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { settled } from '#tests/data/pending.ts';
import { aQuote, aRedemption, anOpenOrder, aPendingSpendingOrder } from '#tests/data/redemption.ts';
import { type Told, aCheck, aReadyCheck, keysOf, stateOf } from './aCheck.ts';

const NEWER = aQuote({ id: 'c0ffee00-0000-4000-8000-00000000000f' as RedemptionId });

/** A check page that finds a pending order of this tab. */
async function aCheckWith(pendingOrder: PendingRedemption, told: Told) {
  const check = aCheck(told, undefined, fakeRedemptionPendingStore({ pendingOrder }));
  check.screen.start();
  await settled();
  return check;
}

it('stays unclear at every lookup and after a reload once the backend reported the value as reserved', async () => {
  const { screen, pendingStore } = await aReadyCheck({
    redemptions: [refusal('unknown', { moneyState: 'reserved' })],
    found: [done(null), done(null)],
  });
  await screen.redeem();
  await screen.findOut({ quietly: true });
  expect(stateOf(screen).kind).toBe('unclear');
  const stored = pendingStore.read();
  expect(stored?.standing).toBe('reserved');
  const again = await aCheckWith(stored ?? anOpenOrder(), { found: [done(null)] });
  expect(stateOf(again.screen).kind).toBe('unclear');
  expect(again.pendingStore.read()?.standing).toBe('reserved');
});

it('keeps the pending order that has not arrived so far, because it may be late', async () => {
  const { screen, pendingStore } = await aReadyCheck({
    redemptions: [refusal('timed-out')],
    found: [done(null)],
  });
  await screen.redeem();
  expect(stateOf(screen)).toMatchObject({ kind: 'refused', problem: { moneyState: 'untouched' } });
  expect(pendingStore.read()?.standing).toBe('missed');
});

it('removes the pending order after a believed refusal', async () => {
  const { screen, pendingStore } = await aReadyCheck({ redemptions: [refusal('shop-gone')] });
  await screen.redeem();
  expect(pendingStore.read()).toBeNull();
});

it('finds a missed order that arrived late, before it requests a quote', async () => {
  const { screen, api, onDone } = await aCheckWith(anOpenOrder({ standing: 'missed' }), {
    found: [done(aRedemption())],
  });
  expect(onDone).toHaveBeenCalledOnce();
  expect(api.askedQuotes).toEqual([]);
  expect(stateOf(screen).kind).not.toBe('ready');
});

it('requests a new quote if that of a missed order has expired', async () => {
  const late = anOpenOrder({ standing: 'missed', quote: aQuote({ expiresAt: now }) });
  const { screen } = await aCheckWith(late, { found: [done(null)], quotes: [done(NEWER)] });
  expect(stateOf(screen)).toMatchObject({ kind: 'ready', quote: NEWER });
});

it('looks up a missed order before another one is sent, and sends nothing if it arrived late', async () => {
  const other = anOpenOrder({ standing: 'missed', fingerprint: 'other' });
  const { screen, api, onDone, receipts } = await aCheckWith(other, {
    found: [done(null), done(aRedemption())],
    quotes: [done(NEWER)],
  });
  screen.order.tick(true);
  await screen.redeem();
  expect(api.placed).toEqual([]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(receipts.read()?.redemption).toEqual(aRedemption());
});

it('sends another order once the missed one is missed again', async () => {
  const other = anOpenOrder({ standing: 'missed', fingerprint: 'other' });
  const { screen, api, pendingStore } = await aCheckWith(other, {
    found: [done(null), done(null), refusal('offline')],
    quotes: [done(NEWER)],
    redemptions: [refusal('offline')],
  });
  screen.order.tick(true);
  await screen.redeem();
  expect(api.placed.map(({ order }) => order.quoteId)).toEqual([NEWER.id]);
  expect(pendingStore.read()?.quote).toEqual(NEWER);
});

it('looks up a missed order before it requests another quote', async () => {
  const { screen, onDone, api } = await aReadyCheck({
    redemptions: [refusal('timed-out')],
    found: [done(null), done(aRedemption())],
  });
  await screen.redeem();
  await screen.count();
  expect(onDone).toHaveBeenCalledOnce();
  expect(api.askedQuotes).toHaveLength(1);
});

it.each<[string, Partial<PendingRedemption>]>([
  ['another voucher', { voucher: { ...aPendingSpendingOrder().voucher, mark: 'another' } }],
  ['other details', { fingerprint: 'other' }],
])('never reuses the quote and the key of %s', async (_whose, about) => {
  const { screen, api } = await aCheckWith(anOpenOrder(about), {
    found: [refusal('offline'), done(null)],
    quotes: [done(NEWER)],
  });
  expect(stateOf(screen).kind).toBe('unclear');
  expect(screen.order.left).toMatchObject(about);
  await screen.findOut();
  expect(stateOf(screen)).toMatchObject({ kind: 'ready', quote: NEWER });
  expect(screen.order.left).toBeNull();
  expect(keysOf(api)).toEqual([]);
});

it('sends a missed order again unchanged, with its original starting point', async () => {
  const startingPoint = { source: '/shops', campaignName: '' };
  const { screen, api } = await aCheckWith(anOpenOrder({ startingPoint }), {
    found: [done(null)],
    redemptions: [done(aRedemption())],
  });
  screen.order.tick(true);
  await screen.redeem();
  expect(api.placed[0]?.order.startingPoint).toEqual(startingPoint);
});
