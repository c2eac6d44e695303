import * as fc from 'fast-check';
import { REDEEMABLE, type Shop } from '#domain/shop/shop.ts';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';
import { HOSTILE_TEXTS, anyText } from './hostile.ts';
import { aShop } from './shop.ts';

/** Few letters, so that names often match. Some change their length or form in lower case. */
const letter = fc.constantFrom(
  'a',
  'b',
  'c',
  'A',
  'B',
  ' ',
  '1',
  '24',
  '&',
  '&amp;',
  '-',
  "'",
  '’',
  'ü',
  'u\u0308',
  'Ä',
  'é',
  'e\u0301',
  'İ',
  'ß',
  'Σ',
  '.',
  '*',
  '(',
  '\\',
  'ש',
  'ل',
  '🎁',
);
const word = fc.string({ unit: letter, maxLength: 6 });
const hostileName = fc.oneof(anyText, fc.constantFrom(...HOSTILE_TEXTS, 'Ab '.repeat(1_667)));

/** A usual name, sometimes a hostile one. */
export const anyShopName = fc.oneof({ weight: 8, arbitrary: word }, { weight: 1, arbitrary: hostileName });

const category = fc.constantFrom(1, 2, 3, 24, 35);
const valueInCent = fc.constantFrom(5_00, 10_00, 25_00, 100_00, 100_01, 150_00);
const anyShop = fc
  .record({
    name: anyShopName,
    slug: word,
    categories: fc.uniqueArray(category, { maxLength: 3 }),
    voucherValuesInCent: fc
      .uniqueArray(valueInCent, { maxLength: 3 })
      .map((list) => list.sort((a, b) => a - b)),
    redeemable: fc.subarray([...REDEEMABLE]),
    keywords: fc.array(word, { maxLength: 2 }),
    position: fc.constantFrom('T' as const, 'S' as const),
    allowNameFullTextSearch: fc.integer({ max: 3, min: 0 }).map((roll) => roll > 0),
  })
  .map(aShop);

/** A wall whose ids are its indices. */
export const anyWall: fc.Arbitrary<readonly Shop[]> = fc
  .array(anyShop, { maxLength: 20 })
  .map((shops) => shops.map((shop, index) => ({ ...shop, id: String(index) })));

/** Most groups of most filters are empty, so that a filter often matches some shops. */
export const anyFilter: fc.Arbitrary<ShopFilter> = fc.record({
  name: fc.oneof(fc.constant(''), fc.string({ unit: letter, maxLength: 2 }), anyShopName),
  categories: mostlyNone(fc.oneof(category, fc.constant(999))),
  valueLevels: mostlyNone(fc.oneof(valueInCent, fc.constant(1))),
  redeemable: mostlyNone(fc.constantFrom(...REDEEMABLE)),
  keywords: mostlyNone(word),
  shopIds: mostlyNone(fc.oneof(fc.nat({ max: 20 }).map(String), fc.constantFrom('__proto__', 'x'))),
});

/** A wall and a filter that often names one of its shops. */
export const anyWallAndFilter: fc.Arbitrary<readonly [readonly Shop[], ShopFilter]> = fc
  .tuple(anyWall, anyFilter, fc.option(fc.nat({ max: 19 })), fc.boolean())
  .map(([wall, filter, index, bySlug]) => {
    const named = index === null ? undefined : wall[index];
    return [wall, named ? { ...filter, name: bySlug ? named.slug : named.name } : filter];
  });

function mostlyNone<Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<readonly Item[]> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant<readonly Item[]>([]) },
    { weight: 2, arbitrary: fc.uniqueArray(item, { minLength: 1, maxLength: 3 }) },
  );
}
