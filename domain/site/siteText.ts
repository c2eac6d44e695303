import type { Currency } from '../money/money.ts';

/** A text of a site: a key of `locales/` in our own files, or the operator's own words from the config answer. */
export type SiteText = { readonly key: string } | { readonly words: string };

export interface SiteLink {
  readonly title: SiteText;
  /** Unchecked; `safeHref` decides when it is drawn. */
  readonly href: string;
}

/** Prize of the survey's draw on the thank-you page (specification 9). */
export interface SurveyPrize {
  readonly vouchers: number;
  readonly valueInCent: number;
  readonly currency: Currency;
  /** Where the questions are; unchecked, `safeHref` decides when it is drawn. */
  readonly surveyUrl: string;
}
