import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { endAmountAtFirst, endAmounts, topUpTo, requestedEndAmount } from '#domain/charge/endAmount.ts';
import { typedAmount } from '#domain/money/parseAmount.ts';
import { holds } from '#tests/data/holds.ts';

const wish = (prepaidEndAmount: string, useRecharge = true) => ({ useRecharge, prepaidEndAmount });

it.each([
  [0, 15_00, 150_00],
  [7_50, 22_50, 157_50],
])(
  'allows end amounts of the remainder plus one top-up: with %s left from %s to %s',
  (left, minInCent, maxInCent) => {
    expect(endAmounts(left, 'EUR')).toEqual({ minInCent, maxInCent, currency: 'EUR' });
  },
);

it.each([
  ['22,49', null],
  ['22.50', 22_50],
  ['157,50', 157_50],
  ['157.51', null],
  ['', null],
  ['fifty', null],
])('reads “%s” with 7.50 left as %s', (text, wished) => {
  expect(requestedEndAmount(wish(text), 7_50, 'EUR')).toBe(wished);
});

it('returns none if the option is not ticked, or if the remainder is unknown', () => {
  expect(requestedEndAmount(wish('50', false), 0, 'EUR')).toBeNull();
  expect(requestedEndAmount(wish('50'), null, 'EUR')).toBeNull();
});

it.each([
  [null, ''],
  [22_49, ''],
  [50_00, '50.00'],
  [157_51, ''],
])('prefills the last end amount if it is still allowed: %s', (last, text) => {
  expect(endAmountAtFirst(last, endAmounts(7_50, 'EUR'))).toBe(text);
});

it.each([
  ['what is missing', 50_00, 7_50, 42_50],
  ['the least', 22_50, 7_50, 15_00],
  ['the most', 157_50, 7_50, 150_00],
  ['nothing, since value has come back', 50_00, 50_00, null],
  ['nothing, since too little is missing', 50_00, 35_01, null],
  ['nothing, since too much is missing', 157_50, 7_49, null],
])('offers to add %s', (_what, end, left, missing) => {
  expect(topUpTo(end, left)).toBe(missing);
});

it('can always add the requested amount while the remainder is unchanged', () => {
  const cents = fc.integer({ min: 0, max: 300_00 });
  holds(
    fc.property(cents, cents, (end, left) => {
      const wished = requestedEndAmount(wish(typedAmount(end)), left, 'EUR');
      expect(wished === null ? null : wished - left).toBe(topUpTo(end, left));
    }),
  );
});
