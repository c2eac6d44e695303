import type { Locale } from '../language/locale.ts';
import type { Currency } from '../money/money.ts';

/**
 * `key` refers to `locales/`; `words` are the operator's own. `translations` are a brand's own words in each of its
 * languages: they load with the brand's file, so other brands do not load them.
 */
export type SiteText =
  | { readonly key: string }
  | { readonly words: string }
  | { readonly translations: Readonly<Partial<Record<Locale, string>>> };

/** The words of a text without a key. A language that the operator has added shows the first one. */
export function ownWords(text: Exclude<SiteText, { readonly key: string }>, locale: Locale): string {
  if ('words' in text) return text.words;
  return text.translations[locale] ?? Object.values(text.translations)[0] ?? '';
}

export interface SiteLink {
  readonly title: SiteText;
  /** Unchecked: `safeHref` decides whether to show it. */
  readonly href: string;
}

/** Drawn among the users who answer the survey (product 2.5). */
export interface SurveyPrize {
  readonly vouchers: number;
  readonly valueInCent: number;
  readonly currency: Currency;
  /** Unchecked: `safeHref` decides whether to show it. */
  readonly surveyUrl: string;
}
