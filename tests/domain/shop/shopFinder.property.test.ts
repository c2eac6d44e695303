import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Shop } from '#domain/shop/shop.ts';
import { NO_FILTER, type ShopFilter } from '#domain/shop/shopFilter.ts';
import { createFinder } from '#domain/shop/shopFinder.ts';
import { plainFilter } from '#tools/bench/plainFilter.ts';
import { holds } from '#tests/data/holds.ts';
import { anyFilter, anyShopName, anyWall, anyWallAndFilter } from '#tests/data/walls.ts';

const find = (wall: readonly Shop[], filter: ShopFilter) => createFinder(wall).find(filter);
/** Shops as their ids: a failure shows these, not pages of shops. */
const ids = (shops: readonly Shop[]) => shops.map(({ id }) => id);

it('finds the same as the plain filter of product 5.3, in the same order, for 10,000 random queries', () => {
  fc.assert(
    fc.property(anyWallAndFilter, ([wall, filter]) => {
      expect(ids(find(wall, filter))).toEqual(ids(plainFilter(wall, filter)));
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 10_000) },
  );
});

it('finds the same regardless of earlier queries, and does not change the given list', () => {
  holds(
    fc.property(anyWall, fc.array(anyFilter, { maxLength: 8 }), (wall, filters) => {
      const before = [...wall];
      const finder = createFinder(wall);
      for (const filter of filters) {
        finder.excluded(filter);
        expect(ids(finder.find(filter))).toEqual(ids(plainFilter(wall, filter)));
      }
      expect(wall).toEqual(before);
    }),
  );
});

it('finds the same after every typed and deleted letter', () => {
  holds(
    fc.property(anyWall, anyShopName, (wall, name) => {
      const finder = createFinder(wall);
      const typed = Array.from({ length: Math.min(name.length, 12) + 1 }, (_, length) =>
        name.slice(0, length),
      );
      for (const beginning of [...typed, ...typed.toReversed()]) {
        const filter = { ...NO_FILTER, name: beginning };
        expect(ids(finder.find(filter))).toEqual(ids(plainFilter(wall, filter)));
      }
    }),
  );
});

it('reports for every shop whether it is found', () => {
  holds(
    fc.property(anyWallAndFilter, ([wall, filter]) => {
      const finder = createFinder(wall);
      const found = new Set(finder.find(filter));
      const excluded = finder.excluded(filter);
      expect(wall.map((_, index) => excluded[index] === 0)).toEqual(wall.map((shop) => found.has(shop)));
    }),
  );
});
