import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  boundToQuote,
  followsQuote,
  isOrderSent,
  isSameList,
  quoteFits,
} from '#domain/redemption/binding.ts';
import { totalInCent } from '#domain/redemption/draft.ts';
import { REDEMPTION_STATUSES, type RedemptionId, progressOf } from '#domain/redemption/redemption.ts';
import { holds } from '#tests/data/holds.ts';
import { now } from '#tests/data/moments.ts';
import { aQuote, aRedemption, anItem, anOpenOrder } from '#tests/data/redemption.ts';

const LINES = [{ shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }];
const fits = (about: Parameters<typeof aQuote>[0]) => quoteFits(aQuote(about), LINES, 'EUR', now);

const line = fc.record({
  shopId: fc.constantFrom('a', 'b', 'c'),
  valueInCent: fc.integer({ min: 1, max: 100_00 }),
  quantity: fc.integer({ min: 1, max: 20 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
const cents = fc.integer({ min: 0, max: 500_00 });

it('accepts a quote for the requested lines', () => {
  expect(fits({})).toBe(true);
  expect(fits({ coveredInCent: 20_00, toPayInCent: 5_00, balanceInCent: 20_00, remainingInCent: 0 })).toBe(
    true,
  );
});

it.each([
  ['in another currency', { currency: 'GBP' as const }],
  ['over twice the sum', { coveredInCent: 50_00, remainingInCent: 0 }],
  ['over less than the sum', { coveredInCent: 24_99, remainingInCent: 25_01 }],
  ['that leaves more than it may', { remainingInCent: 50_00 }],
  ['of another balance', { balanceInCent: 49_99 }],
  [
    'that asks for money while value is left',
    { coveredInCent: 20_00, toPayInCent: 5_00, balanceInCent: 30_00, remainingInCent: 10_00 },
  ],
  ['that has run out', { expiresAt: now }],
])('rejects a quote %s', (_what, about) => {
  expect(fits(about)).toBe(false);
});

it('accepts every quote that adds up, and rejects it when one amount is changed by a cent', () => {
  holds(
    fc.property(
      lines,
      cents,
      fc.constantFrom('balanceInCent', 'coveredInCent', 'toPayInCent', 'remainingInCent'),
      (wanted, balanceInCent, field) => {
        const sum = totalInCent(wanted);
        const coveredInCent = Math.min(sum, balanceInCent);
        const quote = aQuote({
          balanceInCent,
          coveredInCent,
          toPayInCent: sum - coveredInCent,
          remainingInCent: balanceInCent - coveredInCent,
        });
        expect(quoteFits(quote, wanted, 'EUR', now)).toBe(true);
        expect(quoteFits({ ...quote, [field]: quote[field] + 1 }, wanted, 'EUR', now)).toBe(false);
      },
    ),
  );
});

it('compares lists of lines regardless of their order', () => {
  holds(
    fc.property(lines, lines, fc.nat(), (one, other, at) => {
      const turned = [...one.slice(at % one.length), ...one.slice(0, at % one.length)];
      expect(isSameList(one, turned)).toBe(true);
      expect(isSameList(one, [...one, { shopId: 'd', valueInCent: 1, quantity: 1 }])).toBe(false);
      expect(isSameList(one, other)).toBe(isSameList(other, one));
    }),
  );
});

it.each([
  ['another id', aRedemption({ id: 'other' as RedemptionId })],
  ['another currency', aRedemption({ currency: 'USD' })],
  ['what is no currency', aRedemption({ currency: 'euro' })],
  ['another shop', aRedemption({ items: [anItem({ shopId: 'shop-2' })] })],
  ['another value', aRedemption({ items: [anItem({ valueInCent: 50_00 })] })],
  ['more codes', aRedemption({ items: [anItem({ quantity: 2 })] })],
  ['another line besides', aRedemption({ items: [anItem(), anItem()] })],
  ['no line', aRedemption({ items: [] })],
])('rejects an answer with %s', (_what, answer) => {
  expect(isOrderSent(answer, anOpenOrder())).toBe(false);
  expect(followsQuote(answer, anOpenOrder())).toBe(false);
});

it('accepts an answer without a currency', () => {
  expect(followsQuote(aRedemption({ currency: null }), anOpenOrder())).toBe(true);
});

it.each([0, 24_99, 25_01, 50_00, null])(
  'rejects a direct answer with another remainder, but accepts it later: %s',
  (left) => {
    const answer = aRedemption({ remainingBalanceInCent: left });
    expect(followsQuote(answer, anOpenOrder())).toBe(false);
    // Asked for later, it is the order all the same: value may have come back or been topped up.
    expect(isOrderSent(answer, anOpenOrder())).toBe(true);
  },
);

const CARRIED_OUT = REDEMPTION_STATUSES.filter((status) => status !== 'PAYMENT_PENDING');

it.each(CARRIED_OUT)(
  'requires of a direct answer with the status %s the remainder that it implies',
  (status) => {
    const left = progressOf(status) === 'returned' ? 50_00 : 25_00;
    expect(followsQuote(aRedemption({ status, remainingBalanceInCent: left }), anOpenOrder())).toBe(true);
    expect(followsQuote(aRedemption({ status, remainingBalanceInCent: 75_00 - left }), anOpenOrder())).toBe(
      false,
    );
  },
);

it.each([0, 24_99, 25_01, 50_00, 1_000_00, null])(
  'drops the remainder of a found order if it differs from the expected one: %s',
  (left) => {
    const found = aRedemption({ remainingBalanceInCent: left });
    expect(boundToQuote(found, anOpenOrder())).toEqual({ ...found, remainingBalanceInCent: null });
  },
);

it.each(REDEMPTION_STATUSES)(
  'keeps the expected remainder of an order found with the status %s',
  (status) => {
    const left = progressOf(status) === 'returned' ? 50_00 : 25_00;
    const found = aRedemption({ status, remainingBalanceInCent: left });
    expect(boundToQuote(found, anOpenOrder())).toEqual(found);
  },
);

it('returns the whole price to the voucher, including the payment, if the order was returned', () => {
  const quote = aQuote({ coveredInCent: 20_00, toPayInCent: 5_00, balanceInCent: 20_00, remainingInCent: 0 });
  const leftOf = (remainingBalanceInCent: number) =>
    boundToQuote(
      aRedemption({ status: 'RETURNED_TO_BALANCE', remainingBalanceInCent }),
      anOpenOrder({ quote }),
    ).remainingBalanceInCent;
  expect([20_00, 25_00].map(leftOf)).toEqual([null, 25_00]);
});

it('rejects an answer that awaits a payment as the result of the order', () => {
  for (const remainingBalanceInCent of [25_00, 50_00])
    expect(
      followsQuote(aRedemption({ status: 'PAYMENT_PENDING', remainingBalanceInCent }), anOpenOrder()),
    ).toBe(false);
});
