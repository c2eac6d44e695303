import { type Locale, languageOf } from './locale.ts';

export interface LocalePreferences {
  readonly query: string | null;
  readonly saved: string | null;
  readonly browser: readonly string[];
}

/** An exact tag wins over the language: `fr` falls back to `fr-CH` on the Swiss site (product 12.2). */
export function chooseLocale(
  preferences: LocalePreferences,
  supported: readonly [Locale, ...Locale[]],
): Locale {
  const inOrder = [preferences.query, preferences.saved, ...preferences.browser];
  for (const preferred of inOrder) {
    const match = preferred === null ? undefined : matchLocale(preferred, supported);
    if (match) return match;
  }
  return supported[0];
}

function matchLocale(preferred: string, supported: readonly Locale[]): Locale | undefined {
  // Java and POSIX write `fr_CH`.
  const tag = preferred.trim().toLowerCase().replace('_', '-');
  return (
    supported.find((locale) => locale.toLowerCase() === tag) ??
    supported.find((locale) => languageOf(locale) === tag.split('-')[0])
  );
}
