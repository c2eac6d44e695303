import type { Locale } from '#domain/language/locale.ts';

/** Returns the ISO 3166 code `country` itself if its name is unknown. */
export function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
