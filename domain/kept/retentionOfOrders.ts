import type { KeptPart } from './retention.ts';

/**
 * What is forgotten with orders, while a voucher may stay in use (ADR 12). Apart from `retention.ts`, because no
 * first screen needs it.
 */
export const LEAVES_WHEN = {
  /** What was typed before it was about a voucher that served; what is typed afterwards stays (ADR 12). */
  'order-is-carried-out': ['requests'],
  /** Nothing remains on the voucher, so nobody needs the form any more. */
  'nothing-is-left': ['drafts'],
  /** Vouchers were ordered by somebody who has none in use. */
  'order-is-paid': ['drafts'],
  /** The backend told no remaining balance that can be true, and the former one is out of date. */
  'rest-is-unknown': ['remainder'],
  /** Somebody charges another voucher than the one that the receipt is about. */
  'another-is-charged': ['charged'],
} as const satisfies Record<string, readonly KeptPart[]>;
