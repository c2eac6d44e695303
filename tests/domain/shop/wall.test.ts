import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Shop } from '#domain/shop/shop.ts';
import { searchShops, searchable } from '#domain/shop/shopSearch.ts';
import { type WallWish, arrangeWall, missingInCent } from '#domain/shop/wall.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';
import { aShop } from '#tests/data/shop.ts';

const arrange = (shops: readonly Shop[], wish: Partial<WallWish> = {}) =>
  arrangeWall(shops.map(searchable), { name: '', balanceInCent: null, ...wish });
const names = (shops: readonly Shop[]) => shops.map(({ name }) => name);

const cents = fc.integer({ min: 1, max: 200_00 });
const anyShops = fc
  .array(
    fc.record({
      name: fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 4 }),
      slug: fc.constant(''),
      position: fc.constantFrom('T' as const, 'S' as const),
      allowNameFullTextSearch: fc.boolean(),
      voucherValuesInCent: fc
        .uniqueArray(cents, { maxLength: 3 })
        .map((list) => list.toSorted((a, b) => a - b)),
    }),
    { maxLength: 12 },
  )
  .map((list) => list.map((about, index) => aShop({ ...about, id: String(index) })));
const anyWish = fc.record({
  name: fc.oneof(fc.constantFrom('', ' ', 'a', 'b', 'ab', ' B'), anyText),
  balanceInCent: fc.option(fc.integer({ min: 0, max: 200_00 })),
});

it('draws top shops before the others, both in their given order', () => {
  const shops = [
    aShop({ name: 'Eins', position: 'S' }),
    aShop({ name: 'Zwei', position: 'T' }),
    aShop({ name: 'Drei', position: 'S' }),
    aShop({ name: 'Vier', position: 'T' }),
  ];
  expect(names(arrange(shops).fitting)).toEqual(['Zwei', 'Vier', 'Eins', 'Drei']);
  expect(names(arrange(shops, { name: ' \u00a0' }).fitting)).toEqual(['Zwei', 'Vier', 'Eins', 'Drei']);
});

it('forgets about top shops while a name is searched: the best match comes first', () => {
  const shops = [aShop({ name: 'Der Buchladen', position: 'T' }), aShop({ name: 'Buchwelt', position: 'S' })];
  expect(names(arrange(shops, { name: 'buch' }).fitting)).toEqual(['Buchwelt', 'Der Buchladen']);
});

it('shows all shops as fitting while there is no balance to fit', () => {
  const shops = [aShop({ voucherValuesInCent: [500_00] })];
  expect(arrange(shops)).toEqual({ fitting: shops, dearer: [] });
});

it('puts apart the shops whose smallest value is above the balance', () => {
  const cheap = aShop({ name: 'Cheap', voucherValuesInCent: [10_00, 100_00] });
  const exact = aShop({ name: 'Exact', voucherValuesInCent: [25_00] });
  const dear = aShop({ name: 'Dear', voucherValuesInCent: [25_01] });
  expect(arrange([dear, cheap, exact], { balanceInCent: 25_00 })).toEqual({
    fitting: [cheap, exact],
    dearer: [dear],
  });
});

it('counts a shop that names no value as fitting', () => {
  const shop = aShop({ voucherValuesInCent: [] });
  expect(arrange([shop], { balanceInCent: 0 })).toEqual({ fitting: [shop], dearer: [] });
});

it('keeps top shops first, and matches by position, within both parts', () => {
  const shops = [
    aShop({ name: 'Dear S', position: 'S', voucherValuesInCent: [90_00] }),
    aShop({ name: 'Fit S', position: 'S' }),
    aShop({ name: 'Dear T', position: 'T', voucherValuesInCent: [90_00] }),
    aShop({ name: 'Fit T', position: 'T' }),
  ];
  const wall = arrange(shops, { balanceInCent: 50_00 });
  expect(names(wall.fitting)).toEqual(['Fit T', 'Fit S']);
  expect(names(wall.dearer)).toEqual(['Dear T', 'Dear S']);
  const searched = arrange(shops, { name: 'S', balanceInCent: 50_00 });
  expect(names(searched.fitting)).toEqual(['Fit S']);
  expect(names(searched.dearer)).toEqual(['Dear S']);
});

it('says what is missing for the smallest value', () => {
  const shop = aShop({ voucherValuesInCent: [15_00, 25_00, 50_00] });
  expect(missingInCent(shop, 10_00)).toBe(5_00);
  expect(missingInCent(shop, 15_00)).toBe(0);
  expect(missingInCent(shop, 99_00)).toBe(0);
  expect(missingInCent({ voucherValuesInCent: [] }, 0)).toBe(0);
});

it.each(HOSTILE_TEXTS.filter((text) => text.trim() !== ''))(
  'finds nothing for %j on a wall without it',
  (text) => {
    const shops = [aShop({ name: '---', slug: '---' })];
    expect(arrange(shops, { name: text, balanceInCent: 1 })).toEqual({ fitting: [], dearer: [] });
  },
);

it('loses no shop and adds none: both parts together are what the name finds', () => {
  holds(
    fc.property(anyShops, anyWish, (shops, wish) => {
      const { fitting, dearer } = arrange(shops, wish);
      const drawn = [...fitting, ...dearer];
      expect(new Set(drawn)).toEqual(new Set(searchShops(shops.map(searchable), wish.name)));
      expect(new Set(drawn).size).toBe(drawn.length);
    }),
  );
});

it('arranges what it arranged in the same way again', () => {
  holds(
    fc.property(anyShops, anyWish, (shops, wish) => {
      const wall = arrange(shops, wish);
      expect(arrange([...wall.fitting, ...wall.dearer], wish)).toEqual(wall);
    }),
  );
});

it('never misses money for a shop that fits, and always for one that does not', () => {
  holds(
    fc.property(anyShops, anyWish, (shops, wish) => {
      const { fitting, dearer } = arrange(shops, wish);
      const balance = wish.balanceInCent ?? Number.MAX_SAFE_INTEGER;
      for (const shop of fitting) expect(missingInCent(shop, balance)).toBe(0);
      for (const shop of dearer) expect(missingInCent(shop, balance)).toBeGreaterThan(0);
    }),
  );
});

it('leaves the order of the given shops alone', () => {
  holds(
    fc.property(anyShops, anyWish, (shops, wish) => {
      const given = shops.map(searchable);
      const before = [...given];
      arrangeWall(given, wish);
      expect(given).toEqual(before);
    }),
  );
});

it('never takes a shop away when the balance grows', () => {
  holds(
    fc.property(anyShops, anyWish, cents, (shops, wish, more) => {
      fc.pre(wish.balanceInCent !== null);
      const richer = arrange(shops, { ...wish, balanceInCent: (wish.balanceInCent ?? 0) + more });
      for (const shop of arrange(shops, wish).fitting) expect(richer.fitting).toContain(shop);
    }),
  );
});
