import { expect, it } from 'vitest';
import { findShops } from '#domain/shop/findShops.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { NO_FILTER, type ShopFilter } from '#domain/shop/shopFilter.ts';
import { searchableWall } from '#domain/shop/searchableWall.ts';
import { HOSTILE_TEXTS } from '#tests/data/hostile.ts';
import { aShop } from '#tests/data/shop.ts';

const found = (wall: readonly Shop[], filter: Partial<ShopFilter>) =>
  findShops(searchableWall(wall), { ...NO_FILTER, ...filter }).map(({ name }) => name);

it('lists top shops before the others, both in the given order', () => {
  const wall = [
    aShop({ name: 'Eins', position: 'S' }),
    aShop({ name: 'Zwei', position: 'T' }),
    aShop({ name: 'Drei', position: 'S' }),
    aShop({ name: 'Vier', position: 'T' }),
  ];
  expect(found(wall, {})).toEqual(['Zwei', 'Vier', 'Eins', 'Drei']);
  expect(found(wall, { name: ' \u00a0' })).toEqual(['Zwei', 'Vier', 'Eins', 'Drei']);
  expect(found(wall, { redeemable: ['online'] })).toEqual(['Zwei', 'Vier', 'Eins', 'Drei']);
});

it('ignores top positions while a name is searched: the earliest match comes first', () => {
  const wall = [
    aShop({ name: 'Der Buchladen', position: 'T' }),
    aShop({ name: 'Buchwelt' }),
    aShop({ name: 'Ebuch' }),
  ];
  expect(found(wall, { name: 'buch' })).toEqual(['Buchwelt', 'Ebuch', 'Der Buchladen']);
});

it('keeps the given order of shops whose match begins at the same position', () => {
  const wall = ['Buch C', 'Buch A', 'Buch B'].map((name) => aShop({ name }));
  expect(found(wall, { name: 'buch' })).toEqual(['Buch C', 'Buch A', 'Buch B']);
});

it('searches name, slug and keywords, and ranks an earlier field first', () => {
  const wall = [
    aShop({ name: 'In keyword', slug: 'x', keywords: ['Lesen', 'Roman'] }),
    aShop({ name: 'Of slug', slug: 'roman' }),
    aShop({ name: 'Roman', slug: 'x' }),
  ];
  expect(found(wall, { name: 'roman' })).toEqual(['Roman', 'Of slug', 'In keyword']);
  expect(found(wall, { name: 'auto' })).toEqual([]);
});

it('ignores letter case and spaces in names and queries', () => {
  const wall = [aShop({ name: 'Haus und Hof' })];
  for (const name of ['HAUSUND', 'haus und', ' h a u s ', 'Hof'])
    expect(found(wall, { name })).toHaveLength(1);
});

it.each(["D'Angelo", 'D’Angelo', 'D‘Angelo', 'D´Angelo', 'D`Angelo', 'DʼAngelo', 'D′Angelo', 'D＇Angelo'])(
  'finds a shop whose name has an apostrophe by %j, also without full-text search',
  (typed) => {
    for (const name of ["D'Angelo", 'D’Angelo', 'D´Angelo'])
      for (const allowNameFullTextSearch of [true, false])
        expect(found([aShop({ name, slug: 'x', allowNameFullTextSearch })], { name: typed })).toEqual([name]);
  },
);

it('finds an accented letter in composed and decomposed form', () => {
  const together = 'Caf\u00e9 Nord';
  const apart = 'Cafe\u0301 S\u00fcd';
  const wall = [aShop({ name: together, slug: 'x' }), aShop({ name: apart, slug: 'y' })];
  expect(found(wall, { name: 'caf\u00e9' })).toEqual([together, apart]);
  expect(found(wall, { name: 'cafe\u0301' })).toEqual([together, apart]);
  expect(found(wall, { name: 'cafe' })).toEqual([]);
});

it('finds an opted-out shop by its exact name in either form', () => {
  const wall = [aShop({ name: 'Cafe\u0301', slug: 'x', allowNameFullTextSearch: false })];
  expect(found(wall, { name: 'caf\u00e9' })).toEqual(['Cafe\u0301']);
});

it.each(['\u200b', '\ufeff', '\u00ad', '\u2060', '\u200e', '\ufe0f', '\u3164', '\0'])(
  'ignores the invisible character %j in names and queries',
  (unseen) => {
    const wall = [
      aShop({ name: 'Haus' }),
      aShop({ name: `Ho${unseen}f`, position: 'T' }),
      aShop({ name: 'Hund' }),
    ];
    expect(found(wall, { name: unseen })).toEqual([`Ho${unseen}f`, 'Haus', 'Hund']);
    expect(found(wall, { name: `h${unseen}aus${unseen}` })).toEqual(['Haus']);
    expect(found(wall, { name: 'hof' })).toEqual([`Ho${unseen}f`]);
  },
);

it('joins a letter and its accent across an invisible character', () => {
  const wall = [aShop({ name: 'Caf\u00e9' })];
  expect(found(wall, { name: 'cafe\u200b\u0301' })).toEqual(['Caf\u00e9']);
});

it('finds a shop that opted out of full-text search only by its whole name or slug', () => {
  const optedOut = { slug: 'feine-ware-24', keywords: ['Geschenk'], allowNameFullTextSearch: false };
  const wall = [aShop({ name: 'Feine Ware', ...optedOut }), aShop({ name: 'Andere' })];
  for (const name of ['Feine Ware', 'feineware', ' FEINE WARE ', 'feine-ware-24']) {
    expect(found(wall, { name })).toEqual(['Feine Ware']);
  }
  for (const name of ['feine', 'ware', 'feine-ware', 'Geschenk', 'feineware24', 'feinewarefeine-ware-24']) {
    expect(found(wall, { name })).toEqual([]);
  }
  expect(found(wall, { keywords: ['geschenk'] })).toEqual(['Feine Ware']);
});

it('ranks the exact name of an opted-out shop like a match at the beginning', () => {
  const wall = [
    aShop({ name: 'Der Markt' }),
    aShop({ name: 'Markt 1', slug: 'markt', allowNameFullTextSearch: false }),
    aShop({ name: 'Markthalle' }),
    aShop({ name: 'Markt', slug: 'm', allowNameFullTextSearch: false }),
  ];
  expect(found(wall, { name: 'markt' })).toEqual(['Markt 1', 'Markthalle', 'Markt', 'Der Markt']);
});

it('finds a Greek name in capitals with a final sigma', () => {
  expect(found([aShop({ name: 'ΟΔΟΣ', slug: 'odos' })], { name: 'ΟΔΟΣ' })).toEqual(['ΟΔΟΣ']);
});

it('finds the Turkish dotted capital, whose lower case has two characters', () => {
  const wall = [aShop({ name: 'İstanbul Evi' }), aShop({ name: 'Straße' })];
  expect(found(wall, { name: 'İSTANBUL' })).toEqual(['İstanbul Evi']);
  expect(found(wall, { name: 'straß' })).toEqual(['Straße']);
  expect(found(wall, { name: 'STRASS' })).toEqual([]);
});

it.each(HOSTILE_TEXTS)('searches for %j literally', (text) => {
  const wall = [aShop({ name: `x${text}` }), aShop({ name: 'Bücherwurm', slug: 'shop' })];
  expect(found(wall, { name: `x${text}` })).toEqual([`x${text}`]);
});

it('requires one chosen item within each group, in every group', () => {
  const wall = [
    aShop({ name: 'A', categories: [1], redeemable: ['online'] }),
    aShop({ name: 'B', categories: [2, 3], redeemable: ['branch'] }),
    aShop({ name: 'C', categories: [3], redeemable: ['online', 'branch'] }),
    aShop({ name: 'D', categories: [], redeemable: [] }),
  ];
  expect(found(wall, { categories: [1, 3] })).toEqual(['A', 'B', 'C']);
  expect(found(wall, { redeemable: ['branch'] })).toEqual(['B', 'C']);
  expect(found(wall, { categories: [1, 2], redeemable: ['branch'] })).toEqual(['B']);
  expect(found(wall, { categories: [1], redeemable: ['branch'] })).toEqual([]);
});

it('filters by keyword, ignoring letter case and spaces, and by shop', () => {
  const wall = [aShop({ name: 'A', keywords: ['Wein Keller'] }), aShop({ name: 'B', keywords: ['Wein'] })];
  expect(found(wall, { keywords: ['WEINKELLER'] })).toEqual(['A']);
  expect(found(wall, { shopIds: ['B', 'gone'] })).toEqual(['B']);
});

it('finds nothing for an item that no shop has', () => {
  const wall = [aShop({ categories: [1] })];
  expect(found(wall, { categories: [999] })).toEqual([]);
  expect(found(wall, { shopIds: ['__proto__'] })).toEqual([]);
  expect(found(wall, { keywords: ['constructor'] })).toEqual([]);
});

it('finds no value level above the cap', () => {
  const wall = [aShop({ name: 'A', voucherValuesInCent: [100_00, 100_01] })];
  expect(found(wall, { valueLevels: [100_00] })).toEqual(['A']);
  expect(found(wall, { valueLevels: [100_01] })).toEqual([]);
});

it('keeps the first of two shops with the same id', () => {
  const wall = [
    aShop({ id: '1', name: 'First' }),
    aShop({ id: '2', name: 'Other' }),
    aShop({ id: '1', name: 'Again' }),
  ];
  expect(searchableWall(wall).shops.map(({ name }) => name)).toEqual(['First', 'Other']);
  expect(found(wall, { name: 'again' })).toEqual([]);
});

it('works on an empty wall', () => {
  expect(found([], {})).toEqual([]);
  expect(found([], { name: 'a', categories: [1] })).toEqual([]);
});

it('finds more or fewer shops when letters are inserted at the beginning', () => {
  const wall = [aShop({ name: 'Tabak' }), aShop({ name: 'Bad' })];
  const names = ['b', 'ab', 'tab', 'b'].map((name) => found(wall, { name }));
  expect(names).toEqual([['Bad', 'Tabak'], ['Tabak'], ['Tabak'], ['Bad', 'Tabak']]);
});
