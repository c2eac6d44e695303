import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainNothing } from '#domain/shop/nothingFound.ts';
import { activeGroups, NO_FILTER, type ShopFilter, withoutGroup } from '#domain/shop/shopFilter.ts';
import { searchableWall } from '#domain/shop/searchableWall.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { plainFilter } from '#tools/bench/plainFilter.ts';
import { holds } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { anyWallAndFilter } from '#tests/data/walls.ts';

const explain = (wall: readonly Shop[], filter: Partial<ShopFilter>) => {
  const { obstacle, meant } = explainNothing(searchableWall(wall), { ...NO_FILTER, ...filter });
  return { obstacle, meant: meant && [meant.name, ...meant.shops.map(({ name }) => name)] };
};

const wall = [
  aShop({ name: 'Bücherwurm', categories: [1], redeemable: ['online'] }),
  aShop({ name: 'Gartenfreund', categories: [2], redeemable: ['online'] }),
  aShop({ name: 'Gartenzwerg', categories: [2], redeemable: ['branch'] }),
];

it('reports of two filters that exclude equally many the one shown first', () => {
  expect(explain(wall, { name: 'wurm', redeemable: ['branch'] }).obstacle).toEqual({
    group: 'name',
    wouldFind: 1,
  });
});

it('reports no filter if leaving out a single one would not help', () => {
  expect(explain(wall, { name: 'xyz', categories: [999] }).obstacle).toBeNull();
  expect(explain([], { name: 'garten' }).obstacle).toBeNull();
  expect(explain([], {})).toEqual({ obstacle: null, meant: null });
});

it('finds the shop whose name was mistyped', () => {
  expect(explain(wall, { name: 'Bucherwurn' }).meant).toEqual(['Bücherwurm', 'Bücherwurm']);
  expect(explain(wall, { name: 'gartnefreund' }).meant).toEqual(['Gartenfreund', 'Gartenfreund']);
});

it('finds all shops with the word that was mistyped', () => {
  const nord = ['Nordwald Books', 'Südwald Books', 'Nordwald Shoes'].map((name) => aShop({ id: name, name }));
  expect(explain(nord, { name: 'nordwalt' }).meant).toEqual(['Nordwald', 'Nordwald Books', 'Nordwald Shoes']);
});

it('finds nothing that the other filters exclude', () => {
  expect(explain(wall, { name: 'Bucherwurn', categories: [2] }).meant).toBeNull();
  expect(explain(wall, { name: 'gartenzwreg', redeemable: ['branch'] }).meant).toEqual([
    'Gartenzwerg',
    'Gartenzwerg',
  ]);
});

it('corrects no name of a shop that only another filter excludes', () => {
  const alike = [
    aShop({ id: '1', name: 'Garten', categories: [1] }),
    aShop({ name: 'Garden', categories: [2] }),
  ];
  expect(explain(alike, { name: 'garten', categories: [2] }).meant).toBeNull();
});

it('never suggests a shop that opted out of full-text search', () => {
  expect(
    explain([aShop({ name: 'Geheimtipp', allowNameFullTextSearch: false })], { name: 'Geheimtip' }),
  ).toEqual({
    obstacle: { group: 'name', wouldFind: 1 },
    meant: null,
  });
});

it('reports the same obstacle as the plain filter for any query', () => {
  holds(
    fc.property(anyWallAndFilter, ([shops, filter]) => {
      const { obstacle } = explainNothing(searchableWall(shops), filter);
      const without = activeGroups(filter).map((group) => ({
        group,
        wouldFind: plainFilter(shops, withoutGroup(filter, group)).length,
      }));
      const most = Math.max(0, ...without.map(({ wouldFind }) => wouldFind));
      expect(obstacle).toEqual(most === 0 ? null : without.find(({ wouldFind }) => wouldFind === most));
    }),
  );
});

it('suggests only names that find shops, and finds the same shops as the plain filter', () => {
  holds(
    fc.property(anyWallAndFilter, fc.nat({ max: 5 }), ([shops, filter], left) => {
      const mistyped = { ...filter, name: filter.name.slice(0, left) + filter.name.slice(left + 1) };
      const { meant } = explainNothing(searchableWall(shops), mistyped);
      if (meant === null) return;
      expect(meant.shops.length).toBeGreaterThan(0);
      expect(meant.shops).toEqual(plainFilter(shops, { ...mistyped, name: meant.name }));
    }),
  );
});
