import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Basket } from '#domain/basket/basket.ts';
import { type Offer, type Proposal, fillProposals } from '#domain/basket/exactFit.ts';
import { totalInCent } from '#domain/redemption/draft.ts';
import { holds } from '#tests/data/holds.ts';

const offer = (shopId: string, ...voucherValuesInCent: number[]): Offer => ({
  shopId,
  shopName: shopId.toUpperCase(),
  voucherValuesInCent,
});

const proposed = (remainder: number, offers: readonly Offer[], most = 3, basket: Basket = []) =>
  fillProposals(basket, remainder, offers, most);

/** "2×15 a" for each line, then what is left. */
const short = ({ lines, leftInCent }: Proposal) => [
  ...lines.map(({ shopId, valueInCent, quantity }) => `${quantity}×${valueInCent / 100} ${shopId}`),
  leftInCent / 100,
];

it('finds combinations that use up the remainder exactly', () => {
  expect(proposed(30_00, [offer('a', 25_00), offer('b', 10_00, 30_00)])[0]).toEqual({
    lines: [{ shopId: 'b', shopName: 'B', valueInCent: 30_00, quantity: 1 }],
    leftInCent: 0,
  });
});

it.each([
  [
    [15_00, 20_00],
    ['1×15 a', '4×20 a', 0],
  ],
  [
    [20_00, 15_00],
    ['4×20 a', '1×15 a', 0],
  ],
])('proposes the fewest codes of two values, offered as %j', (values, expected) => {
  expect(proposed(95_00, [offer('a', ...values)]).map(short)).toEqual([expected]);
});

it.each([[[1_00, 1000_00]], [[1000_00, 1_00]]])(
  'proposes as many codes of one of two values as a line may have, and no more: %j',
  (values) => {
    expect(proposed(1020_00, [offer('a', ...values)])[0]?.leftInCent).toBe(0);
    expect(proposed(1021_00, [offer('a', ...values)]).map(short)).toEqual([['1×1000 a', 21]]);
  },
);

it.each([
  ['several codes of one value', 30_00, [offer('a', 15_00, 25_00, 50_00)], ['2×15 a']],
  ['two values of one shop', 35_00, [offer('a', 10_00, 25_00)], ['1×10 a', '1×25 a']],
  ['several of one of them', 45_00, [offer('a', 10_00, 25_00, 50_00)], ['2×10 a', '1×25 a']],
  ['two rather than many of one', 70_00, [offer('a', 10_00, 20_00, 50_00)], ['1×20 a', '1×50 a']],
  ['two shops', 40_00, [offer('a', 25_00), offer('b', 15_00)], ['1×25 a', '1×15 b']],
  ['several of one of theirs', 65_00, [offer('a', 25_00), offer('b', 15_00)], ['2×25 a', '1×15 b']],
])('proposes %s where nothing simpler fits', (_what, remainder, offers, codes) => {
  expect(proposed(remainder, offers).map(short)).toEqual([[...codes, 0]]);
});

it('prefers one shop to two, and proposes each shop once', () => {
  const offers = [offer('a', 25_00), offer('b', 15_00), offer('c', 25_00, 15_00), offer('d', 20_00)];
  expect(proposed(40_00, offers).map(short)).toEqual([
    ['2×20 d', 0],
    ['1×25 c', '1×15 c', 0],
    ['1×25 a', '1×15 b', 0],
  ]);
});

it('prefers fewer codes among equal proposals, then the shop that comes first', () => {
  expect(proposed(20_00, [offer('a', 5_00), offer('b', 10_00), offer('c', 5_00, 10_00)]).map(short)).toEqual([
    ['2×10 b', 0],
    ['2×10 c', 0],
    ['4×5 a', 0],
  ]);
});

it('minimises the remainder where nothing fits exactly', () => {
  expect(
    proposed(24_00, [offer('a', 20_00), offer('b', 15_00, 50_00), offer('c', 5_00)], 2).map(short),
  ).toEqual([
    ['1×20 a', 4],
    ['4×5 c', 4],
  ]);
});

it('proposes nothing without a remainder, or if nothing is cheap enough', () => {
  expect(proposed(0, [offer('a', 5_00)])).toEqual([]);
  expect(proposed(4_00, [offer('a', 5_00)])).toEqual([]);
});

it('skips lines that no longer fit into the basket, and proposes the next best instead', () => {
  const full = [{ shopId: 'a', shopName: 'A', valueInCent: 5_00, quantity: 20 }];
  expect(proposed(5_00, [offer('a', 5_00), offer('b', 4_00)], 1, full).map(short)).toEqual([['1×4 b', 1]]);
});

it('finds pairs among ten thousand shops without comparing every pair', () => {
  const wall = Array.from({ length: 10_000 }, (_, index) =>
    offer(`s${index}`, index % 2 === 0 ? 300_00 + (index % 30) : 7_00),
  );
  expect(proposed(300_08 + 7_00, wall, 1).map(short)).toEqual([['1×7 s1', '1×300.08 s8', 0]]);
});

const anyOffers = (shops: number, values: number) =>
  fc.uniqueArray(
    fc.record({
      shopId: fc.string({ minLength: 1 }),
      shopName: fc.string(),
      voucherValuesInCent: fc.array(
        fc.oneof(fc.integer({ min: -5, max: 200_00 }), fc.integer({ min: 1, max: 40 })),
        {
          maxLength: values,
        },
      ),
    }),
    { selector: ({ shopId }) => shopId, maxLength: shops },
  );

it('never proposes more than the remainder, more than 20 codes, a shop twice, or more than requested', () => {
  holds(
    fc.property(
      fc.nat(500_00),
      anyOffers(30, 8),
      fc.integer({ min: 0, max: 5 }),
      (remainder, offers, most) => {
        const found = proposed(remainder, offers, most);
        expect(found.length).toBeLessThanOrEqual(most);
        const shops = found.flatMap(({ lines }) => [...new Set(lines.map(({ shopId }) => shopId))]);
        expect(new Set(shops).size).toBe(shops.length);
        for (const { lines, leftInCent } of found) {
          expect([1, 2]).toContain(lines.length);
          expect(totalInCent(lines) + leftInCent).toBe(remainder);
          expect(leftInCent).toBeGreaterThanOrEqual(0);
          if (lines.length === 2) expect(leftInCent).toBe(0);
          for (const { shopId, valueInCent, quantity } of lines) {
            expect(offers.find((one) => one.shopId === shopId)?.voucherValuesInCent).toContain(valueInCent);
            expect(quantity).toBeGreaterThan(0);
            expect(quantity).toBeLessThanOrEqual(20);
          }
        }
      },
    ),
  );
});

/** What is left by every number of codes of one value, and of two. */
function leftByEverything(remainder: number, offers: readonly Offer[]): readonly number[] {
  const values = [...new Set(offers.flatMap(({ voucherValuesInCent }) => voucherValuesInCent))].filter(
    (value) => value > 0,
  );
  const amounts = values.map((value) => Array.from({ length: 20 }, (_, index) => value * (index + 1)));
  const single = amounts.flat().map((amount) => remainder - amount);
  const pairs = amounts.flatMap((some, index) =>
    amounts
      .slice(index + 1)
      .flatMap((others) => some.flatMap((one) => others.map((other) => remainder - one - other))),
  );
  return [...single, ...pairs.filter((left) => left === 0)].filter((left) => left >= 0);
}

it('ranks the best proposal first, like an exhaustive search', () => {
  holds(
    fc.property(fc.integer({ min: 1, max: 300 }), anyOffers(4, 3), (remainder, offers) => {
      const everything = leftByEverything(remainder, offers);
      const [first] = proposed(remainder, offers, 1);
      expect(first?.leftInCent).toBe(everything.length === 0 ? undefined : Math.min(...everything));
    }),
  );
});
