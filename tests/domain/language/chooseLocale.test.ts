import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LocaleWishes, chooseLocale } from '#domain/language/chooseLocale.ts';
import { LOCALES, type Locale, languageOf } from '#domain/language/locale.ts';
import { holds } from '#tests/data/holds.ts';
import { HOSTILE_TEXTS, anyText } from '#tests/data/hostile.ts';

type Supported = readonly [Locale, ...Locale[]];

const SWISS: Supported = ['de-CH', 'fr-CH', 'it-CH', 'en-CH'];
const GERMAN: Supported = ['de', 'en'];

/** Wishes for nothing but what is named. */
const wishing = (about: Partial<LocaleWishes>): LocaleWishes => ({
  query: null,
  saved: null,
  browser: [],
  ...about,
});

const anyWish = fc.oneof(anyText, fc.constantFrom<string>(...LOCALES, 'FR', 'fr-FR', 'EN-us', 'nl_BE'));
const anySite = fc
  .uniqueArray(fc.constantFrom(...LOCALES), { minLength: 1 })
  .map(([first = 'de', ...others]): Supported => [first, ...others]);

it('lets the address decide before anything else', () => {
  const wishes = { query: 'fr', saved: 'it-CH', browser: ['en-GB'] };
  expect(chooseLocale(wishes, SWISS)).toBe('fr-CH');
});

it('lets the saved language decide where the address says nothing', () => {
  expect(chooseLocale(wishing({ saved: 'it-CH', browser: ['en-GB'] }), SWISS)).toBe('it-CH');
});

it('asks the browser last, in its own order', () => {
  expect(chooseLocale(wishing({ browser: ['pl', 'en-GB', 'fr'] }), SWISS)).toBe('en-CH');
});

it('takes the first language of the site where nobody wishes for one that it has', () => {
  expect(chooseLocale(wishing({}), SWISS)).toBe('de-CH');
  expect(chooseLocale({ query: 'pl', saved: 'nl', browser: ['ja', 'fr'] }, GERMAN)).toBe('de');
});

it('passes over a wish that the site cannot grant', () => {
  expect(chooseLocale({ query: 'nl', saved: 'xx', browser: ['en'] }, GERMAN)).toBe('en');
});

it('prefers the exact tag to another of the same language', () => {
  expect(chooseLocale(wishing({ query: 'fr' }), ['fr-BE', 'fr'])).toBe('fr');
  expect(chooseLocale(wishing({ query: 'fr-BE' }), ['fr', 'fr-BE'])).toBe('fr-BE');
});

it('takes the language of another country rather than none', () => {
  expect(chooseLocale(wishing({ browser: ['fr-FR'] }), SWISS)).toBe('fr-CH');
  expect(chooseLocale(wishing({ browser: ['de-CH-1996'] }), GERMAN)).toBe('de');
  expect(chooseLocale(wishing({ query: 'en-CH' }), GERMAN)).toBe('en');
});

it('minds neither letter case nor white space', () => {
  expect(chooseLocale(wishing({ query: ' EN ' }), GERMAN)).toBe('en');
  expect(chooseLocale(wishing({ saved: 'IT-ch' }), SWISS)).toBe('it-CH');
});

it('does not take a longer word for a language that it begins with', () => {
  expect(chooseLocale(wishing({ query: 'english' }), GERMAN)).toBe('de');
  expect(chooseLocale(wishing({ query: 'e' }), GERMAN)).toBe('de');
});

it.each(HOSTILE_TEXTS)('passes over the hostile wish %j', (wish) => {
  expect(chooseLocale({ query: wish, saved: wish, browser: [wish, 'en'] }, GERMAN)).toBe('en');
});

it('always answers with one of the languages of the site', () => {
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

it('grants every exact wish, and every wish for a language that the site has', () => {
  holds(
    fc.property(anySite, fc.nat(), anyWish, (supported, pick, other) => {
      const wanted = supported[pick % supported.length] ?? supported[0];
      expect(chooseLocale(wishing({ query: wanted, saved: other }), supported)).toBe(wanted);
      const granted = chooseLocale(wishing({ query: languageOf(wanted), saved: other }), supported);
      expect(languageOf(granted)).toBe(languageOf(wanted));
    }),
  );
});
