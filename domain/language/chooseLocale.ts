import { type Locale, languageOf } from './locale.ts';

export interface LocaleWishes {
  readonly query: string | null;
  readonly saved: string | null;
  readonly browser: readonly string[];
}

/** An exact tag wins over the language: `fr` falls back to `fr-CH` on the Swiss site (product 12.2). */
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
