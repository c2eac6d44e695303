import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainNothing } from '#domain/shop/nothingFound.ts';
import { activeGroups, NO_FILTER, type ShopFilter, withoutGroup } from '#domain/shop/shopFilter.ts';
import { createFinder } from '#domain/shop/shopFinder.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { plainFilter } from '#scripts/bench/plainFilter.ts';
import { holds } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { anyWallAndFilter } from '#tests/data/walls.ts';

const explain = (wall: readonly Shop[], filter: Partial<ShopFilter>) => {
  const { obstacle, suggestion } = explainNothing(createFinder(wall), { ...NO_FILTER, ...filter });
  return { obstacle, suggestion: suggestion?.name ?? null };
};

const wall = [
  aShop({ name: 'Bücherwurm', categories: [1], redeemable: ['online'] }),
  aShop({ name: 'Gartenfreund', categories: [2], redeemable: ['online'] }),
  aShop({ name: 'Gartenzwerg', categories: [2], redeemable: ['branch'] }),
];

it('names of two filters that exclude alike the one shown first', () => {
  expect(explain(wall, { name: 'wurm', redeemable: ['branch'] }).obstacle).toEqual({
    group: 'name',
    wouldFind: 1,
  });
});

it('names none where leaving out one filter alone would not help', () => {
  expect(explain(wall, { name: 'xyz', categories: [999] }).obstacle).toBeNull();
  expect(explain([], { name: 'garten' }).obstacle).toBeNull();
  expect(explain([], {})).toEqual({ obstacle: null, suggestion: null });
});

it('suggests the shop whose name was mistyped', () => {
  expect(explain(wall, { name: 'Bucherwurn' }).suggestion).toBe('Bücherwurm');
  expect(explain(wall, { name: 'gartnefreund' }).suggestion).toBe('Gartenfreund');
});

it('suggests nothing that the other filters exclude', () => {
  expect(explain(wall, { name: 'Bucherwurn', categories: [2] }).suggestion).toBeNull();
  expect(explain(wall, { name: 'gartenzwreg', redeemable: ['branch'] }).suggestion).toBe('Gartenzwerg');
});

it('never suggests a shop that opted out of full-text search', () => {
  expect(
    explain([aShop({ name: 'Geheimtipp', allowNameFullTextSearch: false })], { name: 'Geheimtip' }),
  ).toEqual({
    obstacle: { group: 'name', wouldFind: 1 },
    suggestion: null,
  });
});

it('names, whatever is asked, the obstacle that the plain filter shows', () => {
  holds(
    fc.property(anyWallAndFilter, ([shops, filter]) => {
      const { obstacle } = explainNothing(createFinder(shops), filter);
      const without = activeGroups(filter).map((group) => ({
        group,
        wouldFind: plainFilter(shops, withoutGroup(filter, group)).length,
      }));
      const most = Math.max(0, ...without.map(({ wouldFind }) => wouldFind));
      expect(obstacle).toEqual(most === 0 ? null : without.find(({ wouldFind }) => wouldFind === most));
    }),
  );
});

it('suggests only what taking the suggestion then finds', () => {
  holds(
    fc.property(anyWallAndFilter, fc.nat({ max: 5 }), ([shops, filter], left) => {
      const mistyped = { ...filter, name: filter.name.slice(0, left) + filter.name.slice(left + 1) };
      const { suggestion } = explainNothing(createFinder(shops), mistyped);
      if (suggestion === null) return;
      expect(plainFilter(shops, { ...mistyped, name: suggestion.name })).toContain(suggestion);
      expect(suggestion.allowNameFullTextSearch).toBe(true);
    }),
  );
});
