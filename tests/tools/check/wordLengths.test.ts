import { expect, it } from 'vitest';
import { readLocales } from '#tools/build/localeFiles.ts';

/*
 * `e2e/journey.spec.ts` and `e2e/narrow.spec.ts` show on the narrowest screen that no word of German, French, Italian
 * and Dutch is cut. English and the German of Switzerland need no more room.
 */

/** Letters of a word that has room everywhere. */
const SHORT = 12;
/** Letters of a text that may have to fit in one line, such as a button. */
const ONE_LINE = 40;
/** By this many letters such a text may be longer. */
const SPARE = 7;

const locales = readLocales('locales');

/** Without its values, and with the letters that all German countries have. */
const lettersOf = (text: string) => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, '').replaceAll('ß', 'ss');
const longestWord = (text: string) =>
  Math.max(
    ...lettersOf(text)
      .split(/[\s\-–/]+/)
      .map(({ length }) => length),
  );

it.each([
  ['en', ['de', 'fr', 'it', 'nl']],
  ['de-CH', ['de']],
] as const)('no word and no label of %s needs more room than those of %j', (locale, others) => {
  const texts = [...(locales.get(locale) ?? [])];
  expect(texts.length).toBeGreaterThan(10);
  const elsewhere = (key: string) => others.map((other) => locales.get(other)?.get(key) ?? '');
  const hasLongWord = ([key, text]: (typeof texts)[number]) =>
    longestWord(text) > Math.max(SHORT, ...elsewhere(key).map(longestWord));
  const isLongLabel = ([key, text]: (typeof texts)[number]) => {
    const { length } = lettersOf(text);
    return (
      length <= ONE_LINE && length > SPARE + Math.max(...elsewhere(key).map((one) => lettersOf(one).length))
    );
  };
  expect(texts.filter(hasLongWord)).toEqual([]);
  expect(texts.filter(isLongLabel)).toEqual([]);
});
