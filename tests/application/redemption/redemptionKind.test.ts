import { expect, it } from 'vitest';
import { OrderReconciler } from '#application/orders/orderReconciler.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { aRedemptionKind } from '#tests/data/fakeGateway.ts';
import { fakeKept, lastReceipt } from '#tests/data/fakeKept.ts';
import { clockAt, fakeRedemptionPendingStore } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aPayment } from '#tests/data/payment.ts';
import { anIdempotencyKey, anOpenOrder } from '#tests/data/redemption.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const FRESH_KEY = 'c0ffee00-0000-4000-8000-0000000000ff' as IdempotencyKey;
const COVERED = anOpenOrder({ standing: 'missed' });
const PAID = anOpenOrder({ standing: 'missed', payment: aPayment() });

/** What a press sends while another order of the same quote is stored. */
function sentAfter(stored: typeof COVERED, fresh: typeof COVERED) {
  const { spend, keep } = voucherLife();
  const finish = new FinishRedemption(fakeKept(), lastReceipt(), spend, keep);
  const kindOf = aRedemptionKind(fakeRedemptionApi({}), finish);
  const reconciler = new OrderReconciler(
    kindOf,
    fakeRedemptionPendingStore({ pendingOrder: stored }),
    () => undefined,
    clockAt(now),
  );
  return reconciler.toSend({ ...fresh, key: FRESH_KEY });
}

it('resends the same order with its key', () => {
  expect(sentAfter(COVERED, COVERED)).toMatchObject({ isAgain: true, order: { key: anIdempotencyKey } });
});

it.each([
  ['a paid order for one that the voucher covers', PAID, COVERED],
  ['an order that the voucher covers for a paid one', COVERED, PAID],
  ['a payment for an earlier one', PAID, PAID],
])('never mistakes %s', (_what, stored, fresh) => {
  expect(sentAfter(stored, fresh)).toMatchObject({ isAgain: false, order: { key: FRESH_KEY } });
});
