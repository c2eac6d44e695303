import { type Locale, languageOf } from './locale.ts';

/** What a visitor's wish for a language is read from, in the order in which it counts (specification 5). */
export interface LocaleWishes {
  readonly query: string | null;
  readonly saved: string | null;
  readonly browser: readonly string[];
}

/**
 * Chooses among a site's languages: query, then saved, then browser, else the site's first.
 * Within each an exact tag counts before the primary subtag, so `fr` gives `fr-CH` on the Swiss site.
 * Total: the answer is always one of `supported`.
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
