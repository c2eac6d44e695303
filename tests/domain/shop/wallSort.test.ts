import { expect, it } from 'vitest';
import { SORT_PARAMETER, WALL_SORTS, formatSort, parseSort, sortInEffect } from '#domain/shop/wallSort.ts';

it.each(WALL_SORTS)('parses the order that it formats: %s', (sort) => {
  const written = formatSort(sort);
  expect(parseSort(new URLSearchParams(written === null ? '' : { [SORT_PARAMETER]: written }))).toBe(sort);
});

it('omits the default order from the address', () => {
  expect(formatSort('fits')).toBeNull();
  expect(formatSort('name')).toBe('name');
});

it.each(['', 'sort=', 'sort=price', 'sort=NAME', 'sort=name,fits', 'sort=constructor'])(
  'uses the default order for an address with an unknown one: %s',
  (query) => {
    expect(parseSort(new URLSearchParams(query))).toBe('fits');
  },
);

it('is replaced by relevance while a name is searched', () => {
  expect(sortInEffect('name', { name: 'a' })).toBe('match');
  expect(sortInEffect('fits', { name: 'a' })).toBe('match');
  expect(sortInEffect('name', { name: ' ' })).toBe('name');
});
