import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FILTER_PARAMETERS, formatFilter, parseFilter } from '#domain/shop/filterQuery.ts';
import { searchKey } from '#domain/shop/searchKey.ts';
import { NO_FILTER, VALUE_LEVEL_CAP_IN_CENT } from '#domain/shop/shopFilter.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';

const parse = (query: string) => parseFilter(new URLSearchParams(query));
const format = (filter: Parameters<typeof formatFilter>[0]) =>
  new URLSearchParams(formatFilter(filter).map((pair) => [...pair])).toString();

it('formats and parses every group', () => {
  const filter = {
    name: 'Bücher & Co',
    categories: [3, 1],
    valueLevels: [10_00, 100_00],
    redeemable: ['online' as const],
    keywords: ['wein', 'käse'],
    shopIds: ['a-1'],
  };
  expect(parse(format(filter))).toEqual(filter);
  expect(formatFilter(filter)).toEqual([
    ['name', 'Bücher & Co'],
    ['categories', '3,1'],
    ['values', '1000,10000'],
    ['redeemable', 'online'],
    ['keywords', 'wein,käse'],
    ['shopIds', 'a-1'],
  ]);
});

it('formats nothing for a filter that excludes nothing', () => {
  expect(formatFilter(NO_FILTER)).toEqual([]);
  expect(formatFilter({ ...NO_FILTER, name: ' \u00a0' })).toEqual([]);
  expect(parse('')).toEqual(NO_FILTER);
});

it('parses the lists of campaign links in every notation', () => {
  expect(parse('shopIds=a,b&shopIds=c')).toMatchObject({ shopIds: ['a', 'b', 'c'] });
  expect(parse('keywords= wein ,,wein,%20')).toMatchObject({ keywords: ['wein'] });
  expect(parse('redeemable=branch,online,moon')).toMatchObject({ redeemable: ['online', 'branch'] });
});

it.each([
  ['1,x,2', [1, 2]],
  ['-1', []],
  ['1.5', []],
  ['1e3', []],
  ['007,7', [7]],
  ['1234567890', []],
])('parses the categories %j as %j', (text, categories) => {
  expect(parse(`categories=${text}`).categories).toEqual(categories);
});

it('parses positive value levels up to the cap', () => {
  expect(parse('values=0,1,10000,10001,1000').valueLevels).toEqual([1, VALUE_LEVEL_CAP_IN_CENT, 1000]);
});

it('uses the first of several names, and truncates long names and lists', () => {
  expect(parse('name=a&name=b').name).toBe('a');
  expect(parse(`name=${'x'.repeat(300)}`).name).toHaveLength(200);
  expect(parse(`shopIds=${Array.from({ length: 60 }, (_, id) => id).join(',')}`).shopIds).toHaveLength(50);
});

it('formats equivalent filters in the same way, so that the page recognises its own address', () => {
  const typed = {
    ...NO_FILTER,
    name: `${'x'.repeat(199)}🎁 and more`,
    redeemable: ['branch', 'online'] as const,
  };
  expect(format(parse(format(typed)))).toBe(format(typed));
  expect(format({ ...NO_FILTER, redeemable: ['branch', 'online'] })).toBe(
    format({ ...NO_FILTER, redeemable: ['online', 'branch'] }),
  );
  expect(format({ ...NO_FILTER, name: 'a\ud800b' })).toBe('name=ab');
});

it('ignores other parameters', () => {
  expect(parse('utm_source=x&lang=de')).toEqual(NO_FILTER);
  expect([...FILTER_PARAMETERS].sort()).toEqual([
    'categories',
    'keywords',
    'name',
    'redeemable',
    'shopIds',
    'values',
  ]);
});

it.each(HOSTILE_TEXTS)('parses %j in any parameter without a fault', (text) => {
  const query = new URLSearchParams(FILTER_PARAMETERS.map((name) => [name, text]));
  const filter = parseFilter(query);
  for (const id of [...filter.categories, ...filter.valueLevels]) expect(Number.isSafeInteger(id)).toBe(true);
  expect(filter.name.length).toBeLessThanOrEqual(200);
});

it('parses a formatted filter to itself', () => {
  const anyQuery = fc.array(
    fc.tuple(
      fc.constantFrom(...FILTER_PARAMETERS, 'other'),
      fc.oneof(anyText, fc.constantFrom('1,2', '500,x', 'online,branch', ' a , b ')),
    ),
    { maxLength: 8 },
  );
  holds(
    fc.property(anyQuery, (pairs) => {
      const filter = parseFilter(new URLSearchParams(pairs));
      // An address holds no lone half of a character, and a name of spaces is no filter.
      const name = searchKey(filter.name) === '' ? '' : filter.name.toWellFormed();
      expect(parse(format(filter))).toEqual({ ...filter, name });
    }),
  );
});
