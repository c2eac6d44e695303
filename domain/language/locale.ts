export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Regional variants exist only where a site uses them (product 12.1). */
export const LOCALES = [...LANGUAGES, 'de-CH', 'fr-CH', 'it-CH', 'en-CH', 'nl-BE', 'fr-BE', 'en-BE'] as const;
export type Locale = (typeof LOCALES)[number];

export function languageOf(locale: Locale): Language {
  return locale.slice(0, 2) as Language;
}

/** Returns the Accept-Language header (product 15.4). `country` is an ISO 3166 code, used if the locale has none. */
export function acceptLanguage(locale: Locale, country: string): string {
  return locale.includes('-') ? locale : `${locale}-${country}`;
}

const NORTHERN_AMERICA = /US|CA/;

/** From general to specific: `en`, `en-021` (Northern America), `en-US`. Not every tag has texts. */
export function textTags(locale: Locale, country: string): readonly [Language, ...string[]] {
  const language = languageOf(locale);
  const region = NORTHERN_AMERICA.test(country) ? [`${language}-021`] : [];
  return [language, ...region, acceptLanguage(locale, country)];
}

const OWN_WAYS = /US|CA|GB/;

/** Adds the site's country only in US, CA and GB: `en-DE` would promise a variant that does not exist. */
export function pageLanguage(locale: Locale, country: string): string {
  return OWN_WAYS.test(country) ? acceptLanguage(locale, country) : locale;
}
