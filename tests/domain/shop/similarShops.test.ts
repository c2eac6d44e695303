import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { REDEEMABLE, type Shop } from '#domain/shop/shop.ts';
import { similarShops } from '#domain/shop/similarShops.ts';
import { holds } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';

const books = aShop({ id: 'books', categories: [1, 2], redeemable: ['online'] });
const ids = (shops: readonly Shop[]) => shops.map(({ id }) => id);
const like = (...shops: readonly Shop[]) => ids(similarShops([books, ...shops], 'books'));

it('offers the shops that share the most categories, and never the shop itself', () => {
  const none = aShop({ id: 'none', categories: [7] });
  const one = aShop({ id: 'one', categories: [2, 8] });
  const both = aShop({ id: 'both', categories: [2, 1] });
  expect(like(none, one, both)).toEqual(['both', 'one', 'none']);
});

it('prefers shops with the same places of redemption among equals', () => {
  const branch = aShop({ id: 'branch', categories: [1], redeemable: ['branch'] });
  const online = aShop({ id: 'online', categories: [2], redeemable: ['online', 'branch'] });
  expect(like(branch, online)).toEqual(['online', 'branch']);
});

it('keeps the order of the wall among equals, top shops first', () => {
  const [first, second] = [aShop({ id: 'first' }), aShop({ id: 'second' })];
  expect(like(first, second, aShop({ id: 'top', position: 'T' }))).toEqual(['top', 'first', 'second']);
});

it('counts a category once if a shop lists it twice', () => {
  const twice = aShop({ id: 'twice', categories: [1, 1] });
  const both = aShop({ id: 'both', categories: [1, 2] });
  expect(like(twice, both)).toEqual(['both', 'twice']);
});

it('offers top shops for a shop that is not on the wall', () => {
  const standard = aShop({ id: 'standard', categories: [1] });
  const top = aShop({ id: 'top', position: 'T' });
  expect(ids(similarShops([standard, top, books], '999'))).toEqual(['top', 'standard', 'books']);
});

it('offers as many shops as requested, or as there are', () => {
  const shops = ['a', 'b', 'c', 'd', 'e'].map((id) => aShop({ id }));
  expect(similarShops(shops, 'a')).toHaveLength(3);
  expect(similarShops(shops, 'a', 2)).toHaveLength(2);
  expect(similarShops([books], 'books')).toEqual([]);
  expect(similarShops([], 'books')).toEqual([]);
});

it('offers shops of the wall, each once, and no less similar one before a more similar one', () => {
  const anyShop = fc
    .record({
      categories: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
      redeemable: fc.subarray([...REDEEMABLE]),
      position: fc.constantFrom('T' as const, 'S' as const),
    })
    .map((about) => aShop(about));
  const anyWall = fc.array(anyShop).map((shops) => shops.map((shop, at) => ({ ...shop, id: String(at) })));
  holds(
    fc.property(anyWall, (wall) => {
      const found = similarShops(wall, '0');
      expect(new Set(found).size).toBe(found.length);
      const missed = wall[0];
      if (!missed) return;
      const shares = (shop: Shop) =>
        new Set(shop.categories.filter((category) => missed.categories.includes(category))).size;
      const others = wall.slice(1).filter((shop) => !found.includes(shop));
      const least = Math.min(...found.map(shares));
      for (const other of others) expect(shares(other)).toBeLessThanOrEqual(least);
      expect(found).not.toContain(missed);
    }),
  );
});
