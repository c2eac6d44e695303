import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LocalePreferences, chooseLocale } from '#domain/language/chooseLocale.ts';
import { LOCALES, type Locale, languageOf } from '#domain/language/locale.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';

type Supported = readonly [Locale, ...Locale[]];

const SWISS: Supported = ['de-CH', 'fr-CH', 'it-CH', 'en-CH'];
const GERMAN: Supported = ['de', 'en'];

/** Wishes for nothing but what is named. */
const wishing = (about: Partial<LocalePreferences>): LocalePreferences => ({
  query: null,
  saved: null,
  browser: [],
  ...about,
});

const anyWish = fc.oneof(anyText, fc.constantFrom<string>(...LOCALES, 'FR', 'fr-FR', 'EN-us', 'nl_BE'));
const anySite = fc
  .uniqueArray(fc.constantFrom(...LOCALES), { minLength: 1 })
  .map(([first = 'de', ...others]): Supported => [first, ...others]);

it.each<[string, Partial<LocalePreferences>, Supported, Locale]>([
  ['the address before anything else', { query: 'fr', saved: 'it-CH', browser: ['en-GB'] }, SWISS, 'fr-CH'],
  ['the saved language before the browser', { saved: 'it-CH', browser: ['en-GB'] }, SWISS, 'it-CH'],
  ['the browser last, in its own order', { browser: ['pl', 'en-GB', 'fr'] }, SWISS, 'en-CH'],
  ['the site where nobody wishes anything', {}, SWISS, 'de-CH'],
  ['the site where it grants no wish', { query: 'pl', saved: 'nl', browser: ['ja', 'fr'] }, GERMAN, 'de'],
  ['a later wish that can be granted', { query: 'nl', saved: 'xx', browser: ['en'] }, GERMAN, 'en'],
  ['the exact language', { query: 'fr' }, ['fr-BE', 'fr'], 'fr'],
  ['the exact country', { query: 'fr-BE' }, ['fr', 'fr-BE'], 'fr-BE'],
  ['the exact country with an underscore', { query: 'fr_BE' }, ['fr', 'fr-BE'], 'fr-BE'],
  ['the language of a locale with an encoding', { query: 'fr_BE.UTF-8' }, ['de', 'fr'], 'fr'],
  ['the first language of a header', { query: 'fr-BE,fr;q=0.9,en;q=0.8' }, ['en', 'fr'], 'fr'],
  ['the language of another country rather than none', { browser: ['fr-FR'] }, SWISS, 'fr-CH'],
  ['the language of a longer tag', { browser: ['de-CH-1996'] }, GERMAN, 'de'],
  ['the language without its country', { query: 'en-CH' }, GERMAN, 'en'],
  ['a wish with white space, in capitals', { query: ' EN ' }, GERMAN, 'en'],
  ['a country in small letters', { saved: 'IT-ch' }, SWISS, 'it-CH'],
  ['no language that a longer word begins with', { query: 'english' }, GERMAN, 'de'],
  ['no language that begins with what is wished', { query: 'e' }, GERMAN, 'de'],
])('chooses by %s', (_what, wishes, supported, locale) => {
  expect(chooseLocale(wishing(wishes), supported)).toBe(locale);
});

it.each(HOSTILE_TEXTS)('ignores the hostile value %j', (wish) => {
  expect(chooseLocale({ query: wish, saved: wish, browser: [wish, 'en'] }, GERMAN)).toBe('en');
});

it('always returns a locale of the site', () => {
  const wishes = fc.record({
    query: fc.option(anyWish),
    saved: fc.option(anyWish),
    browser: fc.array(anyWish, { maxLength: 3 }),
  });
  holds(
    fc.property(wishes, anySite, (wish, supported) => {
      expect(supported).toContain(chooseLocale(wish, supported));
    }),
  );
});

it('returns every requested locale of the site, and otherwise one of the same language', () => {
  holds(
    fc.property(anySite, fc.nat(), anyWish, (supported, pick, other) => {
      const wanted = supported[pick % supported.length] ?? supported[0];
      expect(chooseLocale(wishing({ query: wanted, saved: other }), supported)).toBe(wanted);
      const granted = chooseLocale(wishing({ query: languageOf(wanted), saved: other }), supported);
      expect(languageOf(granted)).toBe(languageOf(wanted));
    }),
  );
});
