import { expect, it } from 'vitest';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { DirectRedemption } from '#application/redemption/directRedemption.ts';
import type { RedemptionBody } from '#application/redemption/sentOrder.ts';
import { done, refused } from '#domain/core/result.ts';
import type { RedemptionId } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { fakeKept, lastReceipt } from '#tests/data/fakeKept.ts';
import { tomorrow, yesterday } from '#tests/data/moments.ts';
import {
  aQuote,
  aRedemption,
  aRedemptionId,
  anIdempotencyKey,
  anItem,
  anOpenOrder,
  anOrder,
} from '#tests/data/redemption.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const BODY: RedemptionBody = {
  customer: aCustomer(),
  campaign: 'spring',
  isPaybackCustomer: true,
  delivery: 'LINK',
  card: null,
};
const { card: _card, ...SENT } = BODY;
const OTHER_ID = 'c0ffee00-0000-4000-8000-00000000000f' as RedemptionId;
const OTHER_KEY = 'c0ffee00-0000-4000-8000-0000000000ff' as IdempotencyKey;

/** The kind in a tab whose order is noted. */
function aKind(told: Parameters<typeof fakeRedemptionApi>[0] = {}) {
  const api = fakeRedemptionApi(told);
  const receipts = lastReceipt();
  const { spend, keep } = voucherLife();
  const finish = new FinishRedemption(fakeKept(), receipts, spend, keep);
  return { api, receipts, kind: new DirectRedemption(api, finish) };
}

it('is identified by its quote, and cannot be carried out after the quote expires', () => {
  const { kind } = aKind();
  expect(kind.idOf(anOpenOrder())).toBe(aRedemptionId);
  expect(kind.latestStart(anOpenOrder())).toBe(tomorrow);
  expect(kind.latestStart(anOpenOrder({ quote: aQuote({ expiresAt: yesterday }) }))).toBe(yesterday);
});

it('sends the stored order with the form, under its idempotency key', async () => {
  const { api, kind } = aKind({ redemptions: [done(aRedemption())] });
  expect(await kind.place(anOpenOrder(), BODY)).toEqual(done(aRedemption()));
  expect(api.placed).toEqual([{ order: anOrder(SENT), key: anIdempotencyKey }]);
});

it('sends the sum of all lines, and the stored starting point', async () => {
  const { api, kind } = aKind({ redemptions: [refusal('shop-gone')] });
  const lines = [
    { shopId: 'shop-1', valueInCent: 15_00, quantity: 2 },
    { shopId: 'shop-2', valueInCent: 5_00, quantity: 1 },
  ];
  const startingPoint = { source: '/books', campaignName: 'spring' };
  const order = anOpenOrder({ draft: { place: 'basket', lines }, startingPoint });
  // A page knows where the visit began, too; a reload may have forgotten it.
  const body = { ...BODY, startingPoint: { source: '/', campaignName: '' } };
  await kind.place(order, body);
  expect(api.placed[0]?.order).toEqual(anOrder({ ...SENT, startingPoint, valueInCent: 35_00 }));
});

it('repeats the order under the same quote with the stored key and starting point', () => {
  const { kind } = aKind();
  const startingPoint = { source: '/books', campaignName: 'spring' };
  const stored = anOpenOrder({ startingPoint, standing: 'missed' });
  const fresh = anOpenOrder({ key: OTHER_KEY, fingerprint: 'other', delivery: 'LINK' });
  expect(kind.retryOf(stored, fresh)).toEqual({ ...fresh, key: anIdempotencyKey, startingPoint });
});

it('is a new order under another quote', () => {
  const { kind } = aKind();
  expect(kind.retryOf(anOpenOrder(), anOpenOrder({ quote: aQuote({ id: OTHER_ID }) }))).toBeNull();
});

it.each([
  ['another id', { id: OTHER_ID }],
  ['another shop', { items: [anItem({ shopId: 'shop-2' })] }],
])('rejects, as an answer and in a lookup, a redemption with %s', async (_what, about) => {
  const other = done(aRedemption(about));
  const { kind } = aKind({ redemptions: [other], found: [other] });
  expect(await kind.place(anOpenOrder(), BODY)).toEqual(refusal('answer-mismatch'));
  expect(await kind.find(anOpenOrder())).toEqual(refusal('answer-mismatch'));
});

it('rejects an answer with an unexpected remainder, but accepts it in a lookup', async () => {
  const topped = done(aRedemption({ remainingBalanceInCent: 50_00 }));
  const { kind } = aKind({ redemptions: [topped], found: [topped] });
  expect(await kind.place(anOpenOrder(), BODY)).toEqual(refusal('answer-mismatch'));
  expect(await kind.find(anOpenOrder())).toEqual(topped);
});

it('is looked up by its id, and may be missing', async () => {
  const { api, kind } = aKind({ found: [done(aRedemption({ status: 'ON_HOLD' })), done(null)] });
  expect(await kind.find(anOpenOrder())).toEqual(done(aRedemption({ status: 'ON_HOLD' })));
  expect(await kind.find(anOpenOrder())).toEqual(done(null));
  expect(api.looked).toEqual([aRedemptionId, aRedemptionId]);
});

it('passes on problems unchanged', async () => {
  const { kind } = aKind({
    redemptions: [refusal('shop-gone', { code: 'X', moneyState: 'untouched' })],
    found: [refusal('offline')],
  });
  expect(await kind.place(anOpenOrder(), BODY)).toEqual(
    refusal('shop-gone', { code: 'X', moneyState: 'untouched' }),
  );
  expect(await kind.find(anOpenOrder())).toEqual(refusal('offline'));
});

it('leaves the receipt of a redemption', () => {
  const { receipts, kind } = aKind();
  kind.finish(aRedemption(), anOpenOrder());
  expect(receipts.read()?.redemption).toEqual(aRedemption());
});

it('does not treat a redemption that awaits a payment as carried out, even if the stored order names no payment', async () => {
  const { kind } = aKind({ found: [done(aRedemption({ status: 'PAYMENT_PENDING' }))] });
  expect(await kind.find(anOpenOrder())).toEqual(refused({ kind: 'charge-unclear', moneyState: 'reserved' }));
});
