import { unescaped } from './unescaped.ts';

/**
 * What a page may talk to. Policy and scripts live as long as the document, so all pages of a document are of one
 * zone. `payment`: pages on which a payment is made or returns. `third-party`: pages that hold no shop's code and no
 * token in their address, on which the consent tool and what it allows may run. `plain`: all others (ADR 8, 9).
 */
export type Zone = 'plain' | 'payment' | 'third-party';

/** The unescaped paths of the payment zone, and the paths of its routes. */
export const PAYMENT_PAGES =
  /^\/(prepaid\/checkout|prepaid\/order\/pay|payment\/.+|redeem\/[^/]+\/pay|basket\/pay)\/*$/i;

/**
 * The same for the third-party zone. A path of one segment may name a category or a variation, so all of them belong
 * here but those that begin a page with a token or with money, and that of the document as a file, which comes with the
 * headers of files; of longer ones only those that are named.
 */
export const THIRD_PARTY_PAGES =
  /^\/((?!(?:activate|fraud-prevention|index\.html|merchantcode|payment|prepaid|tpr|voucher-pdf)(?:\/|$))[^/]*|shops\/.+|redeem\/resend-link|redeem\/[^/]+\/(?:value|details|check)|basket\/(?:details|check)|donate\/[^/]+|help\/[^/]+|us\/[^/]+)\/*$/i;

/**
 * Returns the zone of a path. Letter case and percent-escapes do not matter, as they do not to routes. On a site that
 * has no third parties their pages are plain ones.
 */
export function zoneOf(path: string, hasThirdParties: boolean): Zone {
  const address = unescaped(path);
  if (PAYMENT_PAGES.test(address)) return 'payment';
  return hasThirdParties && THIRD_PARTY_PAGES.test(address) ? 'third-party' : 'plain';
}
