import { expect, it } from 'vitest';
import { LANGUAGES, LOCALES, acceptLanguage, languageOf } from '#domain/language/locale.ts';

it('has the five languages of the specification', () => {
  expect(LANGUAGES).toEqual(['de', 'en', 'fr', 'it', 'nl']);
});

it.each(LOCALES)('finds one of our languages in %s', (locale) => {
  expect(LANGUAGES).toContain(languageOf(locale));
  expect(locale.startsWith(languageOf(locale))).toBe(true);
});

it('asks the backend for the language as the country writes it', () => {
  expect(acceptLanguage('de-CH', 'CH')).toBe('de-CH');
  expect(acceptLanguage('de', 'AT')).toBe('de-AT');
  expect(acceptLanguage('en', 'DE')).toBe('en-DE');
});
