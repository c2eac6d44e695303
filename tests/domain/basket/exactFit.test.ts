import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Offer, fillProposals } from '#domain/basket/exactFit.ts';
import { holds } from '#tests/data/holds.ts';

const offer = (shopId: string, ...voucherValuesInCent: number[]): Offer => ({
  shopId,
  shopName: shopId.toUpperCase(),
  voucherValuesInCent,
});

it('finds what uses the remainder exactly', () => {
  expect(fillProposals(30_00, [offer('a', 25_00), offer('b', 10_00, 30_00)], 3)[0]).toEqual({
    shopId: 'b',
    shopName: 'B',
    valueInCent: 30_00,
    quantity: 1,
    leftInCent: 0,
  });
});

it('takes several codes of one value where that fits, as 30 is best split into 2 × 15', () => {
  expect(fillProposals(30_00, [offer('a', 15_00, 25_00, 50_00)], 3)).toEqual([
    { shopId: 'a', shopName: 'A', valueInCent: 15_00, quantity: 2, leftInCent: 0 },
  ]);
});

it('prefers fewer codes among equals, then the shop that was named first', () => {
  const found = fillProposals(20_00, [offer('a', 5_00), offer('b', 10_00), offer('c', 5_00, 10_00)], 3);
  expect(found.map(({ shopId, quantity }) => [shopId, quantity])).toEqual([
    ['b', 2],
    ['c', 2],
    ['a', 4],
  ]);
});

it('leaves least where nothing fits exactly', () => {
  const found = fillProposals(24_00, [offer('a', 20_00), offer('b', 15_00, 50_00), offer('c', 5_00)], 2);
  expect(found.map(({ shopId, leftInCent }) => [shopId, leftInCent])).toEqual([
    ['a', 4_00],
    ['c', 4_00],
  ]);
});

it('proposes nothing where nothing remains, or nothing is cheap enough', () => {
  expect(fillProposals(0, [offer('a', 5_00)], 3)).toEqual([]);
  expect(fillProposals(4_00, [offer('a', 5_00)], 3)).toEqual([]);
});

const anyOffers = fc.uniqueArray(
  fc.record({
    shopId: fc.string({ minLength: 1 }),
    shopName: fc.string(),
    voucherValuesInCent: fc.array(fc.integer({ min: -5, max: 200_00 }), { maxLength: 8 }),
  }),
  { selector: ({ shopId }) => shopId, maxLength: 30 },
);

it('never proposes more than remains, more than 20 codes, a shop twice, or more than was asked for', () => {
  holds(
    fc.property(fc.nat(500_00), anyOffers, fc.integer({ min: 0, max: 5 }), (remainder, offers, most) => {
      const found = fillProposals(remainder, offers, most);
      expect(found.length).toBeLessThanOrEqual(most);
      expect(new Set(found.map(({ shopId }) => shopId)).size).toBe(found.length);
      for (const { shopId, valueInCent, quantity, leftInCent } of found) {
        const values = offers.find((one) => one.shopId === shopId)?.voucherValuesInCent;
        expect(values).toContain(valueInCent);
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThanOrEqual(20);
        expect(valueInCent * quantity + leftInCent).toBe(remainder);
        expect(leftInCent).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('puts the best of all single shops first, as trying everything would find it', () => {
  holds(
    fc.property(fc.integer({ min: 1, max: 300_00 }), anyOffers, (remainder, offers) => {
      const everything = offers.flatMap(({ voucherValuesInCent }) =>
        voucherValuesInCent
          .filter((value) => value > 0)
          .flatMap((value) => Array.from({ length: 20 }, (_, index) => remainder - value * (index + 1)))
          .filter((left) => left >= 0),
      );
      const [first] = fillProposals(remainder, offers, 1);
      expect(first?.leftInCent).toBe(everything.length === 0 ? undefined : Math.min(...everything));
    }),
  );
});
