import { expect, it } from 'vitest';
import {
  LANGUAGES,
  LOCALES,
  acceptLanguage,
  languageOf,
  pageLanguage,
  textTags,
} from '#domain/language/locale.ts';

it('has the five languages of product 12.1', () => {
  expect(LANGUAGES).toEqual(['de', 'en', 'fr', 'it', 'nl']);
});

it.each(LOCALES)(
  'finds one of the languages in %s, and names the page by the locale in an unknown country',
  (locale) => {
    expect(LANGUAGES).toContain(languageOf(locale));
    expect(locale.startsWith(languageOf(locale))).toBe(true);
    expect(pageLanguage(locale, 'XX')).toBe(locale);
  },
);

it('requests the language with the country of the site', () => {
  expect(acceptLanguage('de-CH', 'CH')).toBe('de-CH');
  expect(acceptLanguage('de', 'AT')).toBe('de-AT');
  expect(acceptLanguage('en', 'DE')).toBe('en-DE');
});

it.each([
  ['en', 'GB', ['en', 'en-GB'], 'en-GB'],
  ['en', 'US', ['en', 'en-021', 'en-US'], 'en-US'],
  ['en', 'CA', ['en', 'en-021', 'en-CA'], 'en-CA'],
  ['fr', 'CA', ['fr', 'fr-021', 'fr-CA'], 'fr-CA'],
  ['en', 'DE', ['en', 'en-DE'], 'en'],
  ['de', 'AT', ['de', 'de-AT'], 'de'],
  ['de-CH', 'CH', ['de', 'de-CH'], 'de-CH'],
  ['en-BE', 'BE', ['en', 'en-BE'], 'en-BE'],
] as const)('lists the text tags of %s in %s from general to specific', (locale, country, tags, page) => {
  expect(textTags(locale, country)).toEqual(tags);
  expect(pageLanguage(locale, country)).toBe(page);
});
