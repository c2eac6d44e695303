import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { alternatives } from '#domain/shop/alternatives.ts';
import { explainNothing } from '#domain/shop/nothingFound.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { NO_FILTER, type ShopFilter, withoutGroup } from '#domain/shop/shopFilter.ts';
import { searchableWall } from '#domain/shop/searchableWall.ts';
import { missingInCent } from '#domain/shop/wall.ts';
import { plainFilter } from '#tools/bench/plainFilter.ts';
import { holds } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { aCategory } from '#tests/data/wallPage.ts';
import { anyFilter, anyWall } from '#tests/data/walls.ts';

const CATEGORIES = [aCategory({ id: 1, name: 'Mode & Schuhe' }), aCategory({ id: 3, name: 'Bücher' })];
const WALL = [
  aShop({ id: 'shirts', categories: [1], redeemable: ['branch'], keywords: ['hemd'] }),
  aShop({ id: 'books', categories: [3], keywords: ['roman'], voucherValuesInCent: [50_00] }),
  aShop({ id: 'novels', categories: [3], keywords: ['roman'], voucherValuesInCent: [10_00] }),
  aShop({ id: 'top', categories: [2], position: 'T', keywords: ['grillen'] }),
];

function offered(wish: Partial<ShopFilter>, balanceInCent: number | null = null, most = 6, wall = WALL) {
  const filter = { ...NO_FILTER, ...wish };
  const searchable = searchableWall(wall);
  const { obstacle } = explainNothing(searchable, filter);
  const around = { obstacle, categories: CATEGORIES, balanceInCent, most };
  return alternatives(searchable, filter, around);
}
const ids = (shops: readonly Shop[]) => shops.map(({ id }) => id);

it('offers the shops found without the group that excludes the most', () => {
  expect(ids(offered({ categories: [3], redeemable: ['branch'] }))).toEqual(['books', 'novels']);
  expect(ids(offered({ categories: [1], redeemable: ['online'], valueLevels: [10_00] }))).toEqual([
    'top',
    'novels',
  ]);
});

it.each([
  ['a keyword within what was typed', 'Romanhandlung', ['books', 'novels']],
  ['a mistyped keyword', 'grilen', ['top']],
  ['a word among others', 'Hemden vom Bäcker', ['shirts']],
  ['a category', 'Büchre', ['books', 'novels']],
  ['one word of a category', 'Schuhe', ['shirts']],
])('offers shops of a category that resembles the name: %s', (_how, name, shops) => {
  expect(ids(offered({ name }))).toEqual(shops);
});

it('offers top shops first if the name resembles nothing', () => {
  expect(ids(offered({ name: 'Xylophon' }))).toEqual(['top', 'shirts', 'books', 'novels']);
  expect(ids(offered({ name: 'und' }))).toEqual(['top', 'shirts', 'books', 'novels']);
});

it('keeps the other groups if only the name excludes', () => {
  expect(ids(offered({ name: 'Romanhandlung', categories: [1] }))).toEqual(['shirts']);
});

it('offers the first shops of the wall if no single group excludes everything', () => {
  expect(ids(offered({ categories: [99], valueLevels: [1] }))).toEqual(['top', 'shirts', 'books', 'novels']);
});

it('offers affordable shops first, and no more than requested', () => {
  expect(ids(offered({ categories: [3], redeemable: ['branch'] }, 20_00))).toEqual(['novels', 'books']);
  expect(ids(offered({ name: 'Xylophon' }, null, 2))).toEqual(['top', 'shirts']);
});

const anyNothing = fc
  .tuple(anyWall, anyFilter)
  .filter(([wall, filter]) => wall.length > 0 && plainFilter(wall, filter).length === 0);
const anyBalance = fc.option(fc.nat({ max: 100_00 }));

it('offers at least one shop of any wall, each once, and no more than requested', () => {
  holds(
    fc.property(anyNothing, anyBalance, fc.integer({ min: 1, max: 8 }), ([wall, filter], balance, most) => {
      const shops = offered(filter, balance, most, [...wall]);
      expect(shops.length).toBeGreaterThan(0);
      expect(shops.length).toBeLessThanOrEqual(most);
      expect(new Set(shops).size).toBe(shops.length);
      for (const shop of shops) expect(wall).toContain(shop);
    }),
  );
});

it('offers only what the remaining filter finds, if leaving out one group helps', () => {
  holds(
    fc.property(anyNothing, ([wall, filter]) => {
      const { obstacle } = explainNothing(searchableWall(wall), filter);
      fc.pre(obstacle !== null);
      const rest = plainFilter(wall, withoutGroup(filter, obstacle?.group ?? 'name'));
      for (const shop of offered(filter, null, 8, [...wall])) expect(rest).toContain(shop);
    }),
  );
});

it('never offers a shop above the balance before one within it', () => {
  holds(
    fc.property(anyNothing, fc.nat({ max: 100_00 }), ([wall, filter], balance) => {
      const missing = offered(filter, balance, 8, [...wall]).map((shop) => missingInCent(shop, balance) > 0);
      expect(missing).toEqual(missing.toSorted((one, other) => Number(one) - Number(other)));
    }),
  );
});
