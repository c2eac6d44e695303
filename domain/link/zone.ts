import { unescaped } from './unescaped.ts';

/**
 * A security zone. CSP and scripts last as long as the document, so all pages of a document share one zone.
 * `third-party`: pages without a shop's code or a token in the URL, where the consent tool may run (ADR 8, 9).
 */
export type Zone = 'plain' | 'payment' | 'third-party';

export const PAYMENT_PAGES =
  /^\/(prepaid\/checkout|prepaid\/order\/pay|payment\/.+|redeem\/[^/]+\/pay|basket\/pay)\/*$/i;

/**
 * Any single segment may name a category, so all are included except the first segments of pages with a token or a
 * payment, and `index.html`, which is served with a file's headers. Longer paths must be listed.
 */
export const THIRD_PARTY_PAGES =
  /^\/((?!(?:activate|fraud-prevention|index\.html|merchantcode|payment|prepaid|tpr|voucher-pdf)(?:\/|$))[^/]*|shops\/.+|redeem\/resend-link|redeem\/[^/]+\/(?:value|details|check)|basket\/(?:details|check)|donate\/[^/]+|help\/[^/]+|us\/[^/]+)\/*$/i;

/** Ignores letter case and percent-escapes, as the router does. */
export function zoneOf(path: string, hasThirdParties: boolean): Zone {
  const address = unescaped(path);
  if (PAYMENT_PAGES.test(address)) return 'payment';
  return hasThirdParties && THIRD_PARTY_PAGES.test(address) ? 'third-party' : 'plain';
}
