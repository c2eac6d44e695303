import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RAIL, railsOf } from '#domain/shop/rails.ts';
import { holds } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { anyWall } from '#tests/data/walls.ts';

const NOBODY = { balanceInCent: null, seen: [] };
const shopsOf = (count: number, about: Partial<ReturnType<typeof aShop>>) =>
  Array.from({ length: count }, (_, index) => aShop({ id: `${about.position}${index}`, ...about }));
const PLAIN = shopsOf(9, { position: 'S', voucherValuesInCent: [10_00, 50_00] });
const TOP = shopsOf(9, { position: 'T', voucherValuesInCent: [20_00] });

it('selects the shops that sell exactly the balance, then top shops, then those looked at lately', () => {
  const rails = railsOf([...TOP, ...PLAIN], { balanceInCent: 50_00, seen: ['S8', 'T8', 'S0', 'gone'] });
  expect(rails).toEqual([
    { kind: 'exact', shops: PLAIN.slice(0, RAIL) },
    { kind: 'popular', shops: TOP.slice(0, RAIL) },
  ]);
  const seen = ['S5', 'S2', 'S7', 'S0'];
  expect(railsOf(PLAIN, { balanceInCent: null, seen })).toEqual([
    { kind: 'seen', shops: [5, 2, 7, 0].map((index) => PLAIN[index]) },
  ]);
});

it('knows no exact balance without a voucher, and selects nothing from fewer than four shops', () => {
  expect(railsOf(PLAIN, NOBODY)).toEqual([]);
  expect(railsOf(TOP.slice(0, 3), NOBODY)).toEqual([]);
  expect(railsOf(TOP.slice(0, 4), NOBODY)).toHaveLength(1);
});

it('never selects a shop twice or one that the wall lacks, and four to eight in each rail', () => {
  holds(
    fc.property(anyWall, fc.constantFrom(null, 25_00, 50_00), (shops, balanceInCent) => {
      const seen = shops.map(({ id }) => id).toReversed();
      const rails = railsOf(shops, { balanceInCent, seen });
      const all = rails.flatMap((rail) => rail.shops);
      expect(new Set(all).size).toBe(all.length);
      expect(shops).toEqual(expect.arrayContaining(all));
      for (const rail of rails) {
        expect(rail.shops.length).toBeGreaterThanOrEqual(4);
        expect(rail.shops.length).toBeLessThanOrEqual(RAIL);
      }
    }),
  );
});
