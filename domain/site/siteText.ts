import type { Currency } from '../money/money.ts';

/** A text of a site: a key of `locales/` in our own files, or the operator's own words. */
export type SiteText = { readonly key: string } | { readonly words: string };

export interface SiteLink {
  readonly title: SiteText;
  /** Unchecked: `safeHref` decides when it is shown. */
  readonly href: string;
}

/** The prize that is drawn among those who answer the survey on the thank-you page (product 2.5). */
export interface SurveyPrize {
  /** How many vouchers are drawn. */
  readonly vouchers: number;
  /** The value of each, in minor units. */
  readonly valueInCent: number;
  readonly currency: Currency;
  /** The address of the survey, unchecked: `safeHref` decides when it is shown. */
  readonly surveyUrl: string;
}
