import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findShops, obstaclesIn } from '#domain/shop/findShops.ts';
import { explainNothing } from '#domain/shop/nothingFound.ts';
import { optionCounts } from '#domain/shop/optionCounts.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { FILTER_GROUPS, NO_FILTER, type ShopFilter, withoutGroup } from '#domain/shop/shopFilter.ts';
import { searchableWall } from '#domain/shop/searchableWall.ts';
import { plainFilter } from '#tools/bench/plainFilter.ts';
import { holds } from '#tests/data/holds.ts';
import { anyFilter, anyShopName, anyWall, anyWallAndFilter } from '#tests/data/walls.ts';

const find = (wall: readonly Shop[], filter: ShopFilter) => findShops(searchableWall(wall), filter);
/** Shops as their ids: a failure shows these, not pages of shops. */
const ids = (shops: readonly Shop[]) => shops.map(({ id }) => id);

it.each([
  ['the same', { seed: 54 }],
  ['new', {}],
])(
  'finds the same as the plain filter of product 5.3, in the same order, for 10,000 random queries, %s each time',
  (_, seed) => {
    fc.assert(
      fc.property(anyWallAndFilter, ([wall, filter]) => {
        expect(ids(find(wall, filter))).toEqual(ids(plainFilter(wall, filter)));
      }),
      { ...seed, numRuns: Number(process.env.PROPERTY_RUNS ?? 10_000) },
    );
  },
);

it('finds the same regardless of earlier queries, and does not change the given list', () => {
  holds(
    fc.property(anyWall, fc.array(anyFilter, { maxLength: 8 }), (wall, filters) => {
      const before = [...wall];
      const searchable = searchableWall(wall);
      for (const filter of filters) {
        explainNothing(searchable, filter);
        optionCounts(searchable, filter);
        expect(ids(findShops(searchable, filter))).toEqual(ids(plainFilter(wall, filter)));
      }
      expect(wall).toEqual(before);
    }),
  );
});

it('finds the same after every typed and deleted letter', () => {
  holds(
    fc.property(anyWall, anyShopName, (wall, name) => {
      const searchable = searchableWall(wall);
      const typed = Array.from({ length: Math.min(name.length, 12) + 1 }, (_, length) =>
        name.slice(0, length),
      );
      for (const beginning of [...typed, ...typed.toReversed()]) {
        const filter = { ...NO_FILTER, name: beginning };
        expect(ids(findShops(searchable, filter))).toEqual(ids(plainFilter(wall, filter)));
      }
    }),
  );
});

it('reports for every shop whether it is found', () => {
  holds(
    fc.property(anyWallAndFilter, ([wall, filter]) => {
      const { searchable } = searchableWall(wall);
      const found = new Set(find(wall, filter));
      const obstacles = searchable.map(obstaclesIn(filter));
      expect(obstacles.map((obstacle) => obstacle === null)).toEqual(wall.map((shop) => found.has(shop)));
    }),
  );
});

it('reports the only group that excludes a shop: without it, the shop is found', () => {
  holds(
    fc.property(anyWallAndFilter, ([wall, filter]) => {
      const { searchable } = searchableWall(wall);
      for (const [index, obstacle] of searchable.map(obstaclesIn(filter)).entries()) {
        const leaving = FILTER_GROUPS.filter((group) =>
          plainFilter(wall, withoutGroup(filter, group)).some((shop) => shop === wall[index]),
        );
        if (obstacle !== null) expect(leaving).toEqual(obstacle === 'several' ? [] : [obstacle]);
      }
    }),
  );
});
