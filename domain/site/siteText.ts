import type { Currency } from '../money/money.ts';

/** `key` refers to `locales/`; `words` are the operator's own. */
export type SiteText = { readonly key: string } | { readonly words: string };

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
