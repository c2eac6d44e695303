import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reachOf } from '#domain/shop/reach.ts';
import { holds } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { anyWall } from '#tests/data/walls.ts';

const wall = (...smallest: readonly number[]) =>
  smallest.map((value) => aShop({ voucherValuesInCent: [value, 500_00] }));
const TEN_FROM_FIVE = [5_00, 10_00, 10_00, 15_00, 15_00, 20_00, 20_00, 25_00, 25_00, 50_00];

it.each([
  [4_99, { kind: 'nothing', leastInCent: 5_00 }],
  [5_00, { kind: 'little' }],
  [9_99, { kind: 'little' }],
  [10_00, { kind: 'enough' }],
])(
  'is little up to one shop in ten, and nothing below the smallest value of all shops: %s',
  (balance, reach) => {
    expect(reachOf(wall(...TEN_FROM_FIVE), balance)).toEqual(reach);
  },
);

it('never reports nothing while more shops may follow', () => {
  expect(reachOf(wall(10_00, 20_00), 3_00, false)).toEqual({ kind: 'little' });
  expect(reachOf(wall(10_00, 20_00), 10_00, false)).toEqual({ kind: 'enough' });
});

it('reports nothing about an empty wall, or about shops without values', () => {
  expect(reachOf([], 0)).toEqual({ kind: 'enough' });
  expect(reachOf([aShop({ voucherValuesInCent: [] })], 0)).toEqual({ kind: 'enough' });
});

it('never decreases as the balance grows', () => {
  const order = ['nothing', 'little', 'enough'];
  const rank = (...all: Parameters<typeof reachOf>) => order.indexOf(reachOf(...all).kind);
  const anyBalance = fc.integer({ min: 0, max: 200_00 });
  holds(
    fc.property(anyWall, anyBalance, anyBalance, (shops, one, more) => {
      expect(rank(shops, one + more)).toBeGreaterThanOrEqual(rank(shops, one));
    }),
  );
});

it('returns a lowest value that is enough for a shop', () => {
  holds(
    fc.property(anyWall, fc.integer({ min: 0, max: 20_00 }), (shops, balance) => {
      const reach = reachOf(shops, balance);
      if (reach.kind !== 'nothing') return;
      expect(reach.leastInCent).toBeGreaterThan(balance);
      expect(reachOf(shops, reach.leastInCent).kind).not.toBe('nothing');
    }),
  );
});
