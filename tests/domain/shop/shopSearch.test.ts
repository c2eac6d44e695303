import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Shop } from '#domain/shop/shop.ts';
import { searchKey, searchShops, searchable } from '#domain/shop/shopSearch.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';
import { aShop } from '#tests/data/shop.ts';

const find = (shops: readonly Shop[], name: string) => searchShops(shops.map(searchable), name);
const names = (shops: readonly Shop[]) => shops.map(({ name }) => name);

/** Texts that meet one another often, so that searches find something. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', 'é'), maxLength: 4 });
const anyName = fc.oneof(word, word, anyText);
const anyShop = fc
  .record({
    name: anyName,
    slug: word,
    keywords: fc.array(word, { maxLength: 2 }),
    allowNameFullTextSearch: fc.boolean(),
  })
  .map(aShop);
const anyShops = fc
  .array(anyShop, { maxLength: 12 })
  .map((shops) => shops.map((shop, index) => ({ ...shop, id: String(index) })));

it('writes what is compared in lower case and without spaces', () => {
  expect(searchKey('  Büro \tBedarf\u00a024 ')).toBe('bürobedarf24');
  expect(searchKey('\u3000')).toBe('');
});

it('looks in name, slug and keywords', () => {
  const shops = [
    aShop({ name: 'Bücherwurm', slug: 'book-worm', keywords: ['Lesen', 'Roman'] }),
    aShop({ name: 'Gartenfreund' }),
  ];
  for (const typed of ['bücher', 'book-w', 'lesen', 'roman']) {
    expect(names(find(shops, typed))).toEqual(['Bücherwurm']);
  }
  expect(find(shops, 'auto')).toEqual([]);
});

it('minds neither letter case nor spaces, on either side', () => {
  const shops = [aShop({ name: 'Haus und Hof' })];
  for (const typed of ['HAUSUND', 'haus und', ' h a u s ', 'Hof']) expect(find(shops, typed)).toHaveLength(1);
});

it.each(['', ' ', '\u00a0\t'])('finds all shops, as they stand, for %j', (typed) => {
  const shops = [aShop({ name: 'Zebra' }), aShop({ name: 'Affe', allowNameFullTextSearch: false })];
  expect(find(shops, typed)).toEqual(shops);
});

it('sorts by where the match begins', () => {
  const shops = [
    aShop({ name: 'Der Buchladen' }),
    aShop({ name: 'Buchwelt' }),
    aShop({ name: 'Das Buch' }),
    aShop({ name: 'Ebuch' }),
  ];
  expect(names(find(shops, 'buch'))).toEqual(['Buchwelt', 'Ebuch', 'Der Buchladen', 'Das Buch']);
});

it('puts a match in the name before one in the slug, and that before one in a keyword', () => {
  const shops = [
    aShop({ name: 'Abcdefgh', slug: 'x', keywords: ['Roman'] }),
    aShop({ name: 'Abcdefgh', slug: 'roman', keywords: [] }),
    aShop({ name: 'Roman', slug: 'x', keywords: [] }),
  ];
  expect(find(shops, 'roman').map(({ slug, name }) => `${name} ${slug}`)).toEqual([
    'Roman x',
    'Abcdefgh roman',
    'Abcdefgh x',
  ]);
});

it('leaves shops whose match begins at the same place in their given order', () => {
  const shops = ['Buch C', 'Buch A', 'Buch B'].map((name) => aShop({ name }));
  expect(names(find(shops, 'buch'))).toEqual(['Buch C', 'Buch A', 'Buch B']);
});

it('finds a shop that opted out of full-text search by its whole name or slug alone', () => {
  const shops = [
    aShop({
      name: 'Feine Ware',
      slug: 'feine-ware-24',
      keywords: ['Geschenk'],
      allowNameFullTextSearch: false,
    }),
  ];
  for (const typed of ['Feine Ware', 'feineware', ' FEINE WARE ', 'feine-ware-24']) {
    expect(names(find(shops, typed))).toEqual(['Feine Ware']);
  }
  for (const typed of ['feine', 'ware', 'feine-ware', 'Geschenk', 'feineware24', 'feinewarefeine-ware-24']) {
    expect(find(shops, typed)).toEqual([]);
  }
});

it('counts the exact name of an opted-out shop as a match at the beginning', () => {
  const shops = [aShop({ name: 'Der Markt' }), aShop({ name: 'Markt', allowNameFullTextSearch: false })];
  expect(names(find(shops, 'markt'))).toEqual(['Markt', 'Der Markt']);
});

it.each(HOSTILE_TEXTS)('takes %j to the letter, as a name like any other', (text) => {
  const shops = [aShop({ name: `x${text}` }), aShop({ name: 'Bücherwurm', slug: 'shop' })];
  const found = find(shops, `x${text}`);
  expect(found).toEqual([shops[0]]);
});

it('finds the Turkish capital under the name that is typed the same way', () => {
  expect(find([aShop({ name: 'İstanbul Evi' })], 'İSTANBUL')).toHaveLength(1);
});

it('only ever finds shops that are there, and each once', () => {
  holds(
    fc.property(anyShops, anyName, (shops, typed) => {
      const found = find(shops, typed);
      expect(new Set(found).size).toBe(found.length);
      for (const shop of found) expect(shops).toContain(shop);
    }),
  );
});

it('finds the same again among what it found', () => {
  holds(
    fc.property(anyShops, anyName, (shops, typed) => {
      const found = find(shops, typed);
      expect(find(found, typed)).toEqual(found);
    }),
  );
});

it('finds the same shops in whatever order they are given, and leaves that order alone', () => {
  const shuffled = anyShops.chain((shops) =>
    fc.tuple(fc.constant(shops), fc.shuffledSubarray(shops, { minLength: shops.length })),
  );
  holds(
    fc.property(shuffled, anyName, ([shops, others], typed) => {
      const before = [...others];
      expect(new Set(find(others, typed))).toEqual(new Set(find(shops, typed)));
      expect(others).toEqual(before);
    }),
  );
});

it('is stable: of two shops that match at the same place the first given comes first', () => {
  holds(
    fc.property(anyShops, anyName, (shops, typed) => {
      const wanted = searchKey(typed);
      const place = (shop: Shop) =>
        wanted === '' || !shop.allowNameFullTextSearch ? 0 : searchable(shop).searchText.indexOf(wanted);
      const found = find(shops, typed);
      for (const [index, shop] of found.entries()) {
        const next = found[index + 1];
        if (next === undefined) continue;
        expect(place(shop)).toBeLessThanOrEqual(place(next));
        if (place(shop) === place(next)) expect(shops.indexOf(shop)).toBeLessThan(shops.indexOf(next));
      }
    }),
  );
});

it('shows an opted-out shop for a name only when that is its name or slug', () => {
  holds(
    fc.property(anyShops, anyName, (shops, typed) => {
      const wanted = searchKey(typed);
      fc.pre(wanted !== '');
      for (const shop of shops.filter((one) => !one.allowNameFullTextSearch)) {
        const named = searchKey(shop.name) === wanted || searchKey(shop.slug) === wanted;
        expect(find(shops, typed).includes(shop)).toBe(named);
      }
    }),
  );
});

it('leaves out no shop whose name holds what was typed', () => {
  holds(
    fc.property(anyShops, anyName, (shops, typed) => {
      const found = find(shops, typed);
      for (const shop of shops.filter((one) => one.allowNameFullTextSearch)) {
        if (searchKey(shop.name).includes(searchKey(typed))) expect(found).toContain(shop);
      }
    }),
  );
});
