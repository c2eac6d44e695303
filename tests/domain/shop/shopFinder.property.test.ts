import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchKey } from '#domain/shop/searchKey.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { FILTER_GROUPS, NO_FILTER, type ShopFilter, withoutGroup } from '#domain/shop/shopFilter.ts';
import { createFinder } from '#domain/shop/shopFinder.ts';
import { plainFilter } from '#scripts/bench/plainFilter.ts';
import { holds } from '#tests/data/holds.ts';
import { anyFilter, anyShopName, anyWall, anyWallAndFilter } from '#tests/data/walls.ts';

const find = (wall: readonly Shop[], filter: ShopFilter) => createFinder(wall).find(filter);
/** Shops as their ids: a failure shows these, not pages of shops. */
const ids = (shops: readonly Shop[]) => shops.map(({ id }) => id);

it('finds what the plain filter of the specification finds, in its order, on 10,000 random queries', () => {
  fc.assert(
    fc.property(anyWallAndFilter, ([wall, filter]) => {
      expect(ids(find(wall, filter))).toEqual(ids(plainFilter(wall, filter)));
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 10_000) },
  );
});

it('finds the same whatever was asked before', () => {
  holds(
    fc.property(anyWall, fc.array(anyFilter, { maxLength: 8 }), (wall, filters) => {
      const finder = createFinder(wall);
      for (const filter of filters) {
        finder.excluded(filter);
        expect(ids(finder.find(filter))).toEqual(ids(plainFilter(wall, filter)));
      }
    }),
  );
});

it('finds the same at every letter that is typed and taken back', () => {
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

it('says of every shop whether it is found', () => {
  holds(
    fc.property(anyWallAndFilter, ([wall, filter]) => {
      const finder = createFinder(wall);
      const found = new Set(finder.find(filter));
      const excluded = finder.excluded(filter);
      expect(wall.map((_, index) => excluded[index] === 0)).toEqual(wall.map((shop) => found.has(shop)));
    }),
  );
});

it('only ever finds shops that are there, each once', () => {
  holds(
    fc.property(anyWallAndFilter, ([wall, filter]) => {
      const found = find(wall, filter);
      expect(new Set(found).size).toBe(found.length);
      for (const shop of found) expect(wall).toContain(shop);
    }),
  );
});

it('finds the same again, in the same order, among what it found', () => {
  holds(
    fc.property(anyWallAndFilter, ([wall, filter]) => {
      const found = find(wall, filter);
      expect(find(found, filter)).toEqual(found);
    }),
  );
});

it('finds the same shops in whatever order they come, and leaves the given list alone', () => {
  const shuffled = anyWall.chain((wall) =>
    fc.tuple(fc.constant(wall), fc.shuffledSubarray([...wall], { minLength: wall.length })),
  );
  holds(
    fc.property(shuffled, anyFilter, ([wall, others], filter) => {
      const before = [...others];
      expect(new Set(find(others, filter))).toEqual(new Set(find(wall, filter)));
      expect(others).toEqual(before);
    }),
  );
});

it('finds no further shop when a group gets its first choice', () => {
  holds(
    fc.property(anyWallAndFilter, fc.constantFrom(...FILTER_GROUPS), ([wall, filter], group) => {
      const before = find(wall, withoutGroup(filter, group));
      for (const shop of find(wall, filter)) expect(before).toContain(shop);
    }),
  );
});

it('loses no shop when a group that has a choice gets one more', () => {
  holds(
    fc.property(anyWallAndFilter, fc.constantFrom(1, 2, 3, 24, 35), ([wall, filter], category) => {
      fc.pre(filter.categories.length > 0);
      const after = find(wall, { ...filter, categories: [...filter.categories, category] });
      for (const shop of find(wall, filter)) expect(after).toContain(shop);
    }),
  );
});

it('shows a shop that opted out of full-text search for a name only when that is its name or slug', () => {
  holds(
    fc.property(anyWallAndFilter, ([wall, { name }]) => {
      const wanted = searchKey(name);
      fc.pre(wanted !== '');
      const found = find(wall, { ...NO_FILTER, name });
      for (const shop of wall.filter((one) => !one.allowNameFullTextSearch)) {
        expect(found.includes(shop)).toBe([shop.name, shop.slug].map(searchKey).includes(wanted));
      }
    }),
  );
});
