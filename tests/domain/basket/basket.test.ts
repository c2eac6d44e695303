import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Basket,
  MOST_LINES,
  MOST_OF_A_LINE,
  byShop,
  coverage,
  lineKey,
  canRedeem,
  comparedInCent,
  mostOfLine,
  shopsIn,
  withLine,
  withLineBack,
  withQuantity,
  withValue,
  withoutLine,
  withoutRedeemed,
} from '#domain/basket/basket.ts';
import { done, refused } from '#domain/core/result.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { holds } from '#tests/data/holds.ts';

const BOOKS = aBasketLine();
const BOWLING = aBasketLine({ shopId: 'shop-2', shopName: 'Bowlaria', valueInCent: 15_00, quantity: 2 });

it('appends a new line at the end', () => {
  expect(withLine([BOOKS], BOWLING)).toEqual(done([BOOKS, BOWLING]));
});

it('keeps what was added after the order when the ordered lines are redeemed', () => {
  const more = { ...BOOKS, quantity: 3 };
  expect(withoutRedeemed([more, BOWLING], [BOOKS])).toEqual([{ ...BOOKS, quantity: 2 }, BOWLING]);
  expect(withoutRedeemed([BOOKS, BOWLING], [more, BOWLING])).toEqual([]);
});

it('increases the quantity of a line with the same shop and value', () => {
  expect(withLine([BOOKS, BOWLING], BOOKS)).toEqual(done([{ ...BOOKS, quantity: 2 }, BOWLING]));
});

it('adds a separate line for another value of the same shop', () => {
  const dearer = aBasketLine({ valueInCent: 50_00 });
  expect(withLine([BOOKS], dearer)).toEqual(done([BOOKS, dearer]));
});

it('is full at 20 lines, and at 20 codes in one line', () => {
  const lines = Array.from({ length: MOST_LINES }, (_, index) => aBasketLine({ shopId: `shop-${index}` }));
  expect(withLine(lines, aBasketLine({ shopId: 'shop-2' })).ok).toBe(true);
  expect(withLine(lines, aBasketLine({ shopId: 'one-more' }))).toEqual(refused('full'));
  const many = aBasketLine({ quantity: MOST_OF_A_LINE });
  expect(withLine([many], BOOKS)).toEqual(refused('full'));
});

it.each([
  [5, 5],
  [0, 1],
  [-3, 1],
  [21, 20],
  [2.4, 2],
])('accepts %s codes for %s', (wished, had) => {
  expect(withQuantity([BOOKS, BOWLING], lineKey(BOOKS), wished)).toEqual([
    { ...BOOKS, quantity: had },
    BOWLING,
  ]);
});

it('changes the value of a line in place', () => {
  expect(withValue([BOOKS, BOWLING], lineKey(BOOKS), 10_00)).toEqual([
    { ...BOOKS, valueInCent: 10_00 },
    BOWLING,
  ]);
});

it('merges two lines that end up with the same value, at most 20 codes', () => {
  const cheaper = aBasketLine({ valueInCent: 10_00, quantity: 3 });
  expect(withValue([BOOKS, BOWLING, cheaper], lineKey(cheaper), 25_00)).toEqual([
    { ...BOOKS, quantity: 4 },
    BOWLING,
  ]);
  const many = aBasketLine({ valueInCent: 10_00, quantity: 20 });
  expect(withValue([BOOKS, many], lineKey(many), 25_00)).toEqual([{ ...BOOKS, quantity: 20 }]);
});

it('removes a line, and restores it at its former position', () => {
  const third = aBasketLine({ shopId: 'shop-3' });
  const basket = [BOOKS, BOWLING, third];
  const without = withoutLine(basket, lineKey(BOWLING));
  expect(without).toEqual([BOOKS, third]);
  expect(withLineBack(without, BOWLING, 1)).toEqual(basket);
});

it('reports the covered, remaining and missing amounts', () => {
  expect(coverage([BOOKS, BOWLING], 60_00)).toEqual({
    totalInCent: 55_00,
    remainingInCent: 5_00,
    missingInCent: 0,
  });
  expect(coverage([BOOKS, BOWLING], 50_00)).toMatchObject({ remainingInCent: 0, missingInCent: 5_00 });
  expect(coverage([], 50_00)).toMatchObject({ totalInCent: 0, remainingInCent: 50_00 });
});

it('counts shops instead of lines', () => {
  expect(shopsIn([BOOKS, aBasketLine({ valueInCent: 10_00 }), BOWLING])).toBe(2);
});

const anyLine = fc.record({
  shopId: fc.constantFrom('a', 'b', 'c'),
  shopName: fc.constant('Shop'),
  valueInCent: fc.constantFrom(10_00, 15_00, 25_00),
  quantity: fc.integer({ min: 1, max: 20 }),
});

it('never holds the same shop and value twice, nor more than can be ordered, after any sequence of edits', () => {
  const anyStep = fc.oneof(
    anyLine.map((line) => (basket: Basket) => {
      const next = withLine(basket, line);
      return next.ok ? next.value : basket;
    }),
    fc.tuple(anyLine, fc.integer()).map(
      ([line, quantity]) =>
        (basket: Basket) =>
          withQuantity(basket, lineKey(line), quantity),
    ),
    fc.tuple(anyLine, fc.constantFrom(10_00, 15_00, 25_00)).map(
      ([line, value]) =>
        (basket: Basket) =>
          withValue(basket, lineKey(line), value),
    ),
    fc.tuple(anyLine, fc.nat(25)).map(
      ([line, index]) =>
        (basket: Basket) =>
          withLineBack(basket, line, index),
    ),
    anyLine.map((line) => (basket: Basket) => withoutLine(basket, lineKey(line))),
  );
  holds(
    fc.property(fc.array(anyStep, { maxLength: 30 }), fc.nat(), (steps, balance) => {
      const basket = steps.reduce<Basket>((before, step) => step(before), []);
      expect(new Set(basket.map(lineKey)).size).toBe(basket.length);
      expect(basket.length).toBeLessThanOrEqual(MOST_LINES);
      for (const { quantity } of basket) {
        expect(quantity >= 1 && quantity <= MOST_OF_A_LINE && Number.isInteger(quantity)).toBe(true);
      }
      const { totalInCent, remainingInCent, missingInCent } = coverage(basket, balance);
      expect(totalInCent + remainingInCent - missingInCent).toBe(balance);
    }),
  );
});

it.each([
  [0, false, 2],
  [14_99, false, 2],
  [30_00, false, 4],
  [5000_00, false, MOST_OF_A_LINE],
  [0, true, MOST_OF_A_LINE],
])(
  'limits the quantity of a line with %s left, where a top payment is allowed: %s',
  (left, paysMore, most) => {
    expect(mostOfLine(BOWLING, left, paysMore)).toBe(most);
  },
);

it('can be redeemed up to the balance, and above it only where the difference can be paid', () => {
  for (const paysMore of [false, true]) {
    expect(canRedeem([BOOKS, BOWLING], 55_00, paysMore)).toBe(true);
    expect(canRedeem([BOOKS, BOWLING], 54_99, paysMore)).toBe(paysMore);
  }
});

it('compares shops with the remainder of the basket, and with nothing where the whole balance is redeemed', () => {
  expect(comparedInCent(80_00, [BOOKS, BOWLING], true)).toBe(25_00);
  expect(comparedInCent(10_00, [BOOKS, BOWLING], true)).toBe(0);
  expect(comparedInCent(80_00, null, true)).toBe(80_00);
  expect(comparedInCent(80_00, [BOOKS], false)).toBeNull();
  expect(comparedInCent(null, [BOOKS], true)).toBeNull();
});

it('groups the lines of a shop, in the order of the shops', () => {
  const one = aBasketLine({ shopId: 'one', valueInCent: 10_00 });
  const two = aBasketLine({ shopId: 'two' });
  const more = aBasketLine({ shopId: 'one', valueInCent: 25_00 });
  expect(byShop([one, two, more])).toEqual([[one, more], [two]]);
  expect(byShop([])).toEqual([]);
});
