import type { Locale } from '#domain/language/locale.ts';

/**
 * Returns a country's name in the given language; `country` is its ISO 3166 code, which is returned if the name is
 * unknown.
 */
export function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
