import type { Locale } from '#domain/language/locale.ts';

/** A country's name in the visitor's language, by its ISO 3166 code. */
export function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
