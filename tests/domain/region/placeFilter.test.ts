import { expect, it } from 'vitest';
import { categoryNames, categoryOf } from '#domain/region/placeCategory.ts';
import { ALL_PLACES, filterNames, filteredPlaces } from '#domain/region/placeFilter.ts';
import { aPlace } from '#tests/data/region.ts';

const NAMES = categoryNames(
  [
    { id: 'one', categories: [99, 2, 1] },
    { id: 'two', categories: [1] },
    { id: 'three', categories: [] },
  ],
  [
    { id: 1, name: 'Books' },
    { id: 2, name: 'Äpfel' },
  ],
);
const farm = aPlace({ id: 'farm', city: 'Dorf', shopId: 'one' });
const bookshop = aPlace({ id: 'bookshop', city: 'Au', shopId: 'two' });
const mill = aPlace({ id: 'mill', city: 'Dorf', shopId: 'three' });
const inn = aPlace({ id: 'inn', city: 'Zell', shopId: null });
const ALL = [inn, farm, bookshop, mill];

it('uses the first listed category of a shop', () => {
  expect(ALL.map((place) => categoryOf(place, NAMES))).toEqual([null, 'Äpfel', 'Books', null]);
});

it('offers each town and category once, sorted by the language', () => {
  expect(filterNames(ALL, NAMES, new Intl.Collator('de').compare)).toEqual({
    cities: ['Au', 'Dorf', 'Zell'],
    categories: ['Äpfel', 'Books'],
  });
});

it('keeps the places of a town and of a category, in the given order', () => {
  const shown = (filter: object) => filteredPlaces(ALL, { ...ALL_PLACES, ...filter }, NAMES);
  expect(shown({})).toEqual(ALL);
  expect(shown({ city: 'Dorf' })).toEqual([farm, mill]);
  expect(shown({ category: 'Books' })).toEqual([bookshop]);
  expect(shown({ city: 'Dorf', category: 'Äpfel' })).toEqual([farm]);
  expect(shown({ city: 'Zell', category: 'Books' })).toEqual([]);
});
