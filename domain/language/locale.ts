/** The languages of the texts (specification 1). */
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language, or a language as it is written in one country; the second kind exists only where a site uses it. */
export const LOCALES = [...LANGUAGES, 'de-CH', 'fr-CH', 'it-CH', 'en-CH', 'nl-BE', 'fr-BE', 'en-BE'] as const;
export type Locale = (typeof LOCALES)[number];

/** Returns the primary subtag: `de` of `de-CH`. */
export function languageOf(locale: Locale): Language {
  return locale.slice(0, 2) as Language;
}

/**
 * Returns the Accept-Language header of every call: language and country, as in `de-CH` or `en-DE` (specification 7).
 * `country` is an ISO 3166 code, used only if the locale has none.
 */
export function acceptLanguage(locale: Locale, country: string): string {
  return locale.includes('-') ? locale : `${locale}-${country}`;
}
