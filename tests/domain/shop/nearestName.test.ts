import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '#domain/shop/editDistance.ts';
import { comparedNames, nearestName } from '#domain/shop/nearestName.ts';
import { searchableShop } from '#domain/shop/searchableShop.ts';
import { searchKey } from '#domain/shop/searchKey.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';
import { aShop } from '#tests/data/shop.ts';
import { anyWall } from '#tests/data/walls.ts';

const nearest = (names: readonly string[], typed: string) =>
  nearestName(
    comparedNames(names.map((name) => searchableShop(aShop({ name })))),
    searchKey(typed),
    () => true,
  )?.of.shop.name ?? null;

it.each([
  ['a letter left out', 'Bücherwrm'],
  ['a letter too many', 'Büccherwurm'],
  ['another letter', 'Bucherwurm'],
  ['two letters swapped', 'Bücherwrum'],
  ['two of these', 'Bucherwrum'],
  ['three of these', 'Bucherwrumm'],
])('finds a name with %s', (_, typed) => {
  expect(nearest(['Gartenfreund', 'Bücherwurm', 'Bücherei'], typed)).toBe('Bücherwurm');
});

it('allows one edit up to four letters, two up to nine, three from ten', () => {
  expect(nearest(['abcd'], 'abxd')).toBe('abcd');
  expect(nearest(['abcd'], 'axxd')).toBeNull();
  expect(nearest(['abcde'], 'axxde')).toBe('abcde');
  expect(nearest(['abcdefghi'], 'axxxefghi')).toBeNull();
  expect(nearest(['abcdefghij'], 'axxxefghij')).toBe('abcdefghij');
  expect(nearest(['abcdefghij'], 'axxxxfghij')).toBeNull();
});

it('finds nothing for an empty text or a single letter', () => {
  expect(nearest(['a', 'ab'], '')).toBeNull();
  expect(nearest(['a', 'ab'], 'b')).toBeNull();
  expect(nearest(['H&M'], 'hm')).toBe('H&M');
});

it('finds the nearest name, and among equals the first in the order of the wall', () => {
  expect(nearest(['Garden', 'Gardena'], 'gardna')).toBe('Gardena');
  expect(nearest(['Garten', 'Garben'], 'garden')).toBe('Garten');
  expect(nearest(['Garben', 'Garten'], 'garden')).toBe('Garben');
  expect(nearest(['Gartens', 'Garten'], 'gardens')).toBe('Gartens');
  expect(nearest(['Gardenss', 'Garens'], 'gardens')).toBe('Gardenss');
  expect(nearest(['Garens', 'Gardenss'], 'gardens')).toBe('Garens');
});

it('finds a word of a longer name, and prefers a whole name that is as near', () => {
  expect(nearest(['Haus Nordwald am See'], 'nordwalt')).toBe('Haus Nordwald am See');
  expect(nearest(['Haus Nordwald', 'Nordwalk'], 'nordwalt')).toBe('Nordwalk');
  expect(nearest(['Haus am See'], 'a')).toBeNull();
  expect(nearest(['Haus am See'], 'xm')).toBeNull();
  expect(nearest(['Haus am See'], 'sea')).toBe('Haus am See');
});

it('returns the matching word, or the whole name', () => {
  const shops = [searchableShop(aShop({ name: 'Haus Nordwald am See' }))];
  const find = (key: string) => nearestName(comparedNames(shops), key, () => true);
  expect(find('nordwalt')?.text).toBe('Nordwald');
  expect(find('hausnordwaldamsea')?.text).toBe('Haus Nordwald am See');
});

it('skips shops that the given condition excludes', () => {
  const shops = ['Garten', 'Garben'].map((name) => searchableShop(aShop({ name })));
  expect(nearestName(comparedNames(shops), 'garden', (shop) => shop === shops[1])?.of).toBe(shops[1]);
});

it('finds the same as a full scan: the fewest edits within the bound, a whole name before a word', () => {
  holds(
    fc.property(
      anyWall,
      fc.oneof(fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 6 }), anyText),
      (wall, typed) => {
        const key = searchKey(typed);
        const bound = key.length < 2 ? 0 : key.length <= 4 ? 1 : key.length < 10 ? 2 : 3;
        const named = wall.flatMap((shop, index) => {
          if (!shop.allowNameFullTextSearch) return [];
          const words = shop.name.split(/\s+/).map(searchKey);
          const own = [{ text: searchKey(shop.name), isWord: false }];
          const parts = words.length > 1 ? words.filter(({ length }) => length > 2) : [];
          return [...own, ...parts.map((text) => ({ text, isWord: true }))].map(({ text, isWord }) => ({
            index,
            cost: Math.max(1, editDistance(key, text, bound)) * 2 + (isWord ? 1 : 0),
          }));
        });
        const [best] = named
          .filter(({ cost }) => cost < bound * 2 + 2)
          .sort((one, other) => one.cost - other.cost);
        expect(nearestName(comparedNames(wall.map(searchableShop)), key, () => true)?.of.shop.id).toBe(
          best && String(best.index),
        );
      },
    ),
  );
});
