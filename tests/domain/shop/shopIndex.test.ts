import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { INDEX_LETTERS, indexByName } from '#domain/shop/shopIndex.ts';
import { holds } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { anyWall } from '#tests/data/walls.ts';

const LOCALES = ['de', 'de-CH', 'en-GB', 'fr', 'it', 'nl'];
const compareIn = (locale: string) =>
  new Intl.Collator(locale, { numeric: true, ignorePunctuation: true }).compare;
const named = (...names: string[]) => names.map((name) => aShop({ name }));
const namesOf = (shops: readonly { name: string }[]) => shops.map(({ name }) => name);
const indexOf = (locale: string, ...names: string[]) => indexByName(named(...names), compareIn(locale));

it.each(LOCALES)('sorts accented letters among the plain ones: %s', (locale) => {
  const { shops } = indexOf(locale, 'Zoo', 'Übermut', 'Eiche', 'école', 'Ulme', 'ärmel', 'Apfel', 'Birke');
  expect(namesOf(shops)).toEqual(['Apfel', 'ärmel', 'Birke', 'école', 'Eiche', 'Übermut', 'Ulme', 'Zoo']);
});

it('returns the position of each letter that a shop begins with', () => {
  const { starts } = indexOf('de', 'Ofen', 'Ähre', 'Anker', 'Öl', '4 Pfoten', 'Übermut');
  expect([...starts]).toEqual([
    ['A', 0],
    ['O', 2],
    ['U', 4],
    ['#', 5],
  ]);
});

it.each([
  ['Œuvres', 'O'],
  ['Æther', 'A'],
  ['ßtark', 'S'],
  ['’t Winkeltje', 'T'],
  ['«Zürich»', 'Z'],
  ['3 Schwestern', '#'],
  ['Žluťák', 'Z'],
  ['Яблоко', '#'],
  ['寿司', '#'],
  ['!', '#'],
  ['', '#'],
])('lists %s under %s', (name, letter) => {
  for (const locale of LOCALES) expect([...indexOf(locale, name).starts.keys()]).toEqual([letter]);
});

it('sorts names with digits last, by their number', () => {
  const { shops } = indexOf('de', '10 Tage', '9 Leben', 'Zoo');
  expect(namesOf(shops)).toEqual(['Zoo', '9 Leben', '10 Tage']);
});

it('keeps the given order of shops with the same name', () => {
  const twins = ['first', 'second'].map((id) => aShop({ id, name: 'Zwilling' }));
  expect(indexByName(twins, compareIn('de')).shops.map(({ id }) => id)).toEqual(['first', 'second']);
});

const anyNames = fc.oneof(
  anyWall,
  fc.array(fc.string({ unit: 'grapheme', maxLength: 6 }), { maxLength: 20 }).map((all) => named(...all)),
);

it('neither loses nor adds a shop, and does not change the given list', () => {
  holds(
    fc.property(anyNames, fc.constantFrom(...LOCALES), (wall, locale) => {
      const before = [...wall];
      const { shops } = indexByName(wall, compareIn(locale));
      expect(wall).toEqual(before);
      expect(shops).toHaveLength(wall.length);
      expect(new Set(shops)).toEqual(new Set(wall));
    }),
  );
});

it('keeps the shops of a letter together, in dictionary order, with the letters in the order of the index', () => {
  holds(
    fc.property(anyNames, fc.constantFrom(...LOCALES), (wall, locale) => {
      const compare = compareIn(locale);
      const { shops, starts } = indexByName(wall, compare);
      const entries = [...starts];
      expect(entries.map(([letter]) => letter)).toEqual(INDEX_LETTERS.filter((letter) => starts.has(letter)));
      expect(entries.map(([, start]) => start)).toEqual(
        entries.map(([, start]) => start).toSorted((one, other) => one - other),
      );
      for (const [at, [letter, start]] of entries.entries()) {
        const piece = shops.slice(start, entries[at + 1]?.[1]);
        for (const [index, shop] of piece.entries()) {
          const alone = indexByName([shop], compare).starts;
          expect([...alone.keys()]).toEqual([letter]);
          if (index > 0) expect(compare(piece[index - 1]?.name ?? '', shop.name)).toBeLessThanOrEqual(0);
        }
      }
    }),
  );
});

it('is empty for an empty wall', () => {
  expect(indexByName([], compareIn('de'))).toEqual({ shops: [], starts: new Map() });
});
