import { type Locale, languageOf } from './locale.ts';

/** Where a visitor's wish for a language is found, in the order of precedence (product 12.2). */
export interface LocaleWishes {
  readonly query: string | null;
  readonly saved: string | null;
  readonly browser: readonly string[];
}

/**
 * Chooses one of the site's locales: by query, then saved choice, then browser, else the site's first. In each of
 * them an exact tag comes before the language alone, so `fr` finds `fr-CH` on the Swiss site. Always returns one of
 * `supported`.
 */
export function chooseLocale(wishes: LocaleWishes, supported: readonly [Locale, ...Locale[]]): Locale {
  const inOrder = [wishes.query, wishes.saved, ...wishes.browser];
  for (const wish of inOrder) {
    const match = wish === null ? undefined : matchLocale(wish, supported);
    if (match) return match;
  }
  return supported[0];
}

function matchLocale(wish: string, supported: readonly Locale[]): Locale | undefined {
  const tag = wish.trim().toLowerCase();
  return (
    supported.find((locale) => locale.toLowerCase() === tag) ??
    supported.find((locale) => languageOf(locale) === tag.split('-')[0])
  );
}
