import { expect, it } from 'vitest';
import { heardOf, withHeard, type HeardPayment } from '#domain/payment/heardPayments.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { confirmedAt, pickAt, withPick } from '#domain/redemption/valuePicks.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';

const reference = (name: string) => name as PaymentReference;
const RECEIVED = { state: 'received', isAwaited: false, orderNumber: '482910381' } as const;

it('stores the last state of a payment without its order number', () => {
  const heard = withHeard(withHeard([], reference('one'), RECEIVED), reference('one'), {
    ...RECEIVED,
    state: 'contradicted',
  });
  expect(heard).toEqual([{ reference: 'one', state: 'contradicted', isAwaited: false }]);
  expect(heardOf(heard, reference('one'))).toEqual({
    state: 'contradicted',
    isAwaited: false,
    orderNumber: null,
  });
  expect(heardOf(heard, reference('other'))).toBeNull();
});

it('drops the oldest of more than twenty payments', () => {
  let heard: readonly HeardPayment[] = [];
  for (let count = 0; count <= 20; count += 1)
    heard = withHeard(heard, reference(`payment-${count}`), RECEIVED);
  expect(heard).toHaveLength(20);
  expect(heardOf(heard, reference('payment-0'))).toBeNull();
  expect(heardOf(heard, reference('payment-1'))).not.toBeNull();
});

it('stores the last value chosen at each of the last twenty shops', () => {
  let picks: readonly ShopChoice[] = [];
  for (let shop = 1; shop <= 21; shop += 1)
    picks = withPick(picks, { shopId: `shop-${shop}`, valueInCent: shop });
  picks = withPick(picks, { shopId: 'shop-21', valueInCent: 15_00 });
  expect(picks).toHaveLength(20);
  expect(['shop-1', 'shop-2', 'shop-21'].map((shop) => pickAt(picks, shop))).toEqual([null, 2, 15_00]);
});

it('returns a confirmed value at its own shop only', () => {
  const choice = { shopId: 'shop-1', valueInCent: 25_00 };
  expect([confirmedAt(choice, 'shop-1'), confirmedAt(choice, 'shop-2'), confirmedAt(null, 'shop-1')]).toEqual(
    [25_00, null, null],
  );
});
