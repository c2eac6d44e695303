import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { offered } from '#domain/voucherOrder/offers.ts';
import {
  EMPTY_ORDER,
  chosenOffer,
  chosenQuantity,
  creditFor,
  mostExchanged,
  orderOf,
  orderSoFar,
} from '#domain/voucherOrder/orderEntry.ts';
import { isExchanging, orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import { holds } from '#tests/data/holds.ts';
import { AN_ENTRY, aVoucherOrder, someOffers } from '#tests/data/voucherOrder.ts';

const CREDIT = { amountInCent: 60_00, currency: 'EUR' } as const;
const BUNDLE = { ...EMPTY_ORDER, offer: 'starter-bundle' } as const;

it('shows the offers, the bundle first', () => {
  expect(offered(someOffers())).toEqual(['starter-bundle', 'promotion']);
  expect(offered(someOffers({ starterBundle: null }))).toEqual(['promotion']);
  expect(offered(someOffers({ starterBundle: null, promotion: null }))).toEqual([]);
});

it('preselects the first offer, and keeps a choice while it is offered', () => {
  expect(chosenOffer(EMPTY_ORDER, someOffers())).toBe('starter-bundle');
  expect(chosenOffer(AN_ENTRY, someOffers())).toBe('promotion');
  expect(chosenOffer(EMPTY_ORDER, someOffers({ starterBundle: null, promotion: null }))).toBeNull();
  expect(chosenOffer(EMPTY_ORDER, someOffers({ promotion: null }))).toBe('starter-bundle');
  expect(chosenOffer(BUNDLE, someOffers({ starterBundle: null }))).toBe('promotion');
});

it('orders the bundle as offered, regardless of other choices', () => {
  expect(orderOf({ ...AN_ENTRY, offer: 'starter-bundle' }, someOffers(), CREDIT)).toEqual(
    done({
      offer: 'starter-bundle',
      quantity: 3,
      valueInCent: 25_00,
      bonusInCent: 2_50,
      exchangedInCent: 0,
      currency: 'EUR',
    }),
  );
});

it('orders the chosen value with its bonus and the exchanged part', () => {
  expect(orderOf(AN_ENTRY, someOffers(), CREDIT)).toEqual(done(aVoucherOrder()));
});

it('reports all missing fields at once', () => {
  const promotion = { ...EMPTY_ORDER, offer: 'promotion' } as const;
  expect(orderOf(promotion, someOffers(), null)).toEqual(refused({ value: 'choice' }));
  expect(orderOf({ ...AN_ENTRY, valueInCent: null, exchangeText: '' }, someOffers(), CREDIT)).toEqual(
    refused({ value: 'choice', exchange: { kind: 'required' } }),
  );
});

it('drops a value that is no longer offered', () => {
  expect(orderOf({ ...AN_ENTRY, valueInCent: 75_00 }, someOffers(), CREDIT)).toMatchObject({
    fault: { value: 'choice' },
  });
});

it.each([
  [0, 1],
  [7, 7],
  [21, 20],
])('limits the quantity to the range of the promotion: %i', (quantity, read) => {
  const { promotion } = someOffers();
  expect(promotion && chosenQuantity({ quantity }, promotion)).toBe(read);
});

it.each([
  ['', { kind: 'required' }],
  ['1e2', { kind: 'amount-invalid' }],
  ['-5', { kind: 'amount-invalid' }],
  ['0', { kind: 'nothing' }],
  ['60.01', { kind: 'above', maxInCent: 60_00 }],
])('explains why “%s” cannot be exchanged', (exchangeText, exchange) => {
  expect(orderOf({ ...AN_ENTRY, exchangeText }, someOffers(), CREDIT)).toEqual(refused({ exchange }));
});

it('exchanges the whole balance, but always leaves a part of the price to be paid', () => {
  const offers = someOffers();
  expect(mostExchanged(AN_ENTRY, offers, CREDIT)).toBe(60_00);
  expect(orderOf({ ...AN_ENTRY, exchangeText: '60' }, offers, CREDIT).ok).toBe(true);
  expect(mostExchanged(AN_ENTRY, offers, { ...CREDIT, amountInCent: 500_00 })).toBe(99_99);
  expect(mostExchanged({ ...AN_ENTRY, valueInCent: null }, offers, CREDIT)).toBeNull();
});

it('rejects an exchange without a voucher, instead of asking for the whole price', () => {
  expect(orderOf(AN_ENTRY, someOffers(), null)).toEqual(refused({ exchange: { kind: 'no-voucher' } }));
});

it('exchanges nothing if the promotion does not allow it', () => {
  const { promotion } = someOffers();
  const offers = someOffers({ promotion: promotion && { ...promotion, exchange: false } });
  expect(orderOf(AN_ENTRY, offers, CREDIT)).toEqual(done(aVoucherOrder({ exchangedInCent: 0 })));
});

it('exchanges nothing from an empty voucher, or from one in another currency', () => {
  expect(creditFor(someOffers(), { balanceInCent: 60_00, currency: 'EUR' })).toEqual(CREDIT);
  expect(creditFor(someOffers(), { balanceInCent: 0, currency: 'EUR' })).toBeNull();
  expect(creditFor(someOffers(), { balanceInCent: 60_00, currency: 'CHF' })).toBeNull();
  expect(creditFor(someOffers(), null)).toBeNull();
});

it('adds up the order without an invalid exchange, and nothing without a price', () => {
  expect(orderSoFar({ ...AN_ENTRY, exchangeText: '6x' }, someOffers(), CREDIT)).toEqual(
    aVoucherOrder({ exchangedInCent: 0 }),
  );
  expect(orderSoFar({ ...AN_ENTRY, valueInCent: null }, someOffers(), CREDIT)).toBeNull();
});

it('adds up quantity, bonus and the amount to pay, and reports whether the voucher is used', () => {
  expect([0, 1].map((exchangedInCent) => isExchanging({ exchangedInCent }))).toEqual([false, true]);
  expect(orderSums(aVoucherOrder())).toEqual({
    priceInCent: 100_00,
    bonusInCent: 10_00,
    exchangedInCent: 20_00,
    toPayInCent: 80_00,
  });
});

it('always leaves an amount to pay, and never exchanges more than the balance', () => {
  holds(
    fc.property(
      fc.nat(200_00),
      fc.nat(200_00),
      fc.integer({ min: -3, max: 30 }),
      (cents, balance, quantity) => {
        const credit = creditFor(someOffers(), { balanceInCent: balance, currency: 'EUR' });
        const exchangeText = (cents / 100).toFixed(2);
        const order = orderOf({ ...AN_ENTRY, quantity, exchangeText }, someOffers(), credit);
        if (!order.ok) return;
        expect(orderSums(order.value).toPayInCent).toBeGreaterThan(0);
        expect(order.value.exchangedInCent).toBe(cents);
        expect(cents).toBeLessThanOrEqual(balance);
      },
    ),
  );
});
