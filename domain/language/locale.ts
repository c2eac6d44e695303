/** The languages that texts are written in (specification 1). */
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language, or a language as one country writes it; the second kind only where a site uses it. */
export const LOCALES = [...LANGUAGES, 'de-CH', 'fr-CH', 'it-CH', 'en-CH', 'nl-BE', 'fr-BE', 'en-BE'] as const;
export type Locale = (typeof LOCALES)[number];

/** The primary subtag: `de` of `de-CH`. Every locale's primary subtag is one of our languages. */
export function languageOf(locale: Locale): Language {
  return locale.slice(0, 2) as Language;
}

/** The Accept-Language value of every call: language and country (specification 7), as `de-CH` or `en-DE`. */
export function acceptLanguage(locale: Locale, country: string): string {
  return locale.includes('-') ? locale : `${locale}-${country}`;
}
