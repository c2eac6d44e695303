import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findShops } from '#domain/shop/findShops.ts';
import { optionCounts } from '#domain/shop/optionCounts.ts';
import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import { searchableWall } from '#domain/shop/searchableWall.ts';
import { valueRanges as levelRanges } from '#domain/shop/valueRanges.ts';
import { plainFilter } from '#tools/bench/plainFilter.ts';
import { holds } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { anyFilter, anyWall, anyWallAndFilter } from '#tests/data/walls.ts';

const searchable = searchableWall([
  aShop({
    name: 'A',
    categories: [3, 1],
    voucherValuesInCent: [25_00, 150_00],
    redeemable: ['branch', 'online'],
  }),
  aShop({ name: 'B', categories: [1], voucherValuesInCent: [10_00], redeemable: ['branch'] }),
  aShop({ name: 'AB', categories: [], voucherValuesInCent: [10_00, 100_00], redeemable: [] }),
]);
const counts = (filter: Partial<typeof NO_FILTER>) => {
  const { categories, valueLevels, redeemable } = optionCounts(searchable, { ...NO_FILTER, ...filter });
  return { categories: [...categories], valueLevels: [...valueLevels], redeemable: [...redeemable] };
};

it('counts the shops of every option of the wall, ascending, without levels above the cap', () => {
  expect(counts({})).toEqual({
    categories: [
      [1, 2],
      [3, 1],
    ],
    valueLevels: [
      [10_00, 2],
      [25_00, 1],
      [100_00, 1],
    ],
    redeemable: [
      ['online', 1],
      ['branch', 2],
    ],
  });
});

it('counts only shops that match the name', () => {
  expect(counts({ name: 'b' }).valueLevels).toEqual([
    [10_00, 2],
    [25_00, 0],
    [100_00, 1],
  ]);
});

it('counts a shop once if it has several levels of a range', () => {
  const several = searchableWall([
    aShop({ id: '1', voucherValuesInCent: [5_00, 10_00, 50_00] }),
    aShop({ id: '2', name: 'Xylo', voucherValuesInCent: [7_50] }),
  ]);
  expect([...optionCounts(several, NO_FILTER).valueRanges]).toEqual([
    [5_00, 2],
    [50_00, 1],
  ]);
  expect([...optionCounts(several, { ...NO_FILTER, name: 'xylo' }).valueRanges]).toEqual([
    [5_00, 1],
    [50_00, 0],
  ]);
});

it('omits a place in which no shop of the wall redeems', () => {
  const online = searchableWall([aShop({ redeemable: ['online'] })]);
  expect([...optionCounts(online, NO_FILTER).redeemable]).toEqual([['online', 1]]);
});

it('counts a shop once if it lists a category twice', () => {
  const twice = searchableWall([aShop({ categories: [4, 4] })]);
  expect([...optionCounts(twice, NO_FILTER).categories]).toEqual([[4, 1]]);
});

it('counts for every option the shops that choosing it alone in its group finds', () => {
  holds(
    fc.property(anyWallAndFilter, ([wall, filter]) => {
      const { categories, valueLevels, valueRanges, redeemable } = optionCounts(searchableWall(wall), filter);
      const findable = (chosen: object): number => plainFilter(wall, { ...filter, ...chosen }).length;
      for (const [option, count] of categories) expect(findable({ categories: [option] })).toBe(count);
      for (const [option, count] of valueLevels) expect(findable({ valueLevels: [option] })).toBe(count);
      for (const range of levelRanges([...valueLevels.keys()]))
        expect(findable({ valueLevels: range })).toBe(valueRanges.get(range[0] ?? 0));
      for (const [option, count] of redeemable) expect(findable({ redeemable: [option] })).toBe(count);
    }),
  );
});

it('counts the same regardless of earlier queries', () => {
  holds(
    fc.property(anyWall, anyFilter, anyFilter, (wall, before, filter) => {
      const used = searchableWall(wall);
      optionCounts(used, before);
      findShops(used, before);
      expect(optionCounts(used, filter)).toEqual(optionCounts(searchableWall(wall), filter));
    }),
  );
});
