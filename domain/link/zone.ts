import { unescaped } from './unescaped.ts';

/**
 * What a page may talk to. Policy and scripts live as long as the document, so all pages of a document are of one
 * zone. `payment`: pages on which a payment is made or returns. `plain`: all others (ADR 42).
 */
export type Zone = 'plain' | 'payment';

/** The unescaped paths of the payment zone, and the paths of its routes. */
export const PAYMENT_PAGES =
  /^\/(prepaid\/checkout|prepaid\/order\/pay|payment\/.+|redeem\/[^/]+\/pay|basket\/pay)\/*$/i;

/** Returns the zone of a path. Letter case and percent-escapes do not matter, as they do not to routes. */
export function zoneOf(path: string): Zone {
  return PAYMENT_PAGES.test(unescaped(path)) ? 'payment' : 'plain';
}
