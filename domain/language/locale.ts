/** The languages of the texts (product 12.1). */
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
 * Returns the Accept-Language header of every call: language and country, as in `de-CH` or `en-DE` (product 15.4).
 * `country` is an ISO 3166 code, used only if the locale has none.
 */
export function acceptLanguage(locale: Locale, country: string): string {
  return locale.includes('-') ? locale : `${locale}-${country}`;
}

const NORTHERN_AMERICA = /US|CA/;

/**
 * Returns in which ways of writing a site's texts are looked for, from the general to the particular: `en`, `en-021`,
 * `en-US` for English in the US. 021 is the number of Northern America; not every tag has texts.
 */
export function textTags(locale: Locale, country: string): readonly [Language, ...string[]] {
  const language = languageOf(locale);
  const region = NORTHERN_AMERICA.test(country) ? [`${language}-021`] : [];
  return [language, ...region, acceptLanguage(locale, country)];
}

/** Countries whose sites offer a language alone, which is yet written as in that country. */
const OWN_WAYS = /US|CA|GB/;

/**
 * Returns the `lang` of the page: with the country where it is written as there, but `en` on a German site, since
 * `en-DE` would promise an English that nobody speaks.
 */
export function pageLanguage(locale: Locale, country: string): string {
  return OWN_WAYS.test(country) ? acceptLanguage(locale, country) : locale;
}
