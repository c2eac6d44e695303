import { expect, it } from 'vitest';
import { SORT_PARAMETER, WALL_SORTS, formatSort, parseSort, sortInEffect } from '#domain/shop/wallSort.ts';

it.each(WALL_SORTS)('reads what it writes: %s', (sort) => {
  const written = formatSort(sort);
  expect(parseSort(new URLSearchParams(written === null ? '' : { [SORT_PARAMETER]: written }))).toBe(sort);
});

it('says nothing of the usual order', () => {
  expect(formatSort('fits')).toBeNull();
  expect(formatSort('name')).toBe('name');
});

it.each(['', 'sort=', 'sort=price', 'sort=NAME', 'sort=name,fits', 'sort=constructor'])(
  'takes the usual order for an address that names none we know: %s',
  (query) => {
    expect(parseSort(new URLSearchParams(query))).toBe('fits');
  },
);

it('gives way to the search for a name', () => {
  expect(sortInEffect('name', { name: 'a' })).toBe('match');
  expect(sortInEffect('fits', { name: 'a' })).toBe('match');
  expect(sortInEffect('name', { name: ' ' })).toBe('name');
});
