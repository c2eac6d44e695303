import type { KeptPart } from './retention.ts';

/** What an order removes (ADR 12). Separate from `retention.ts` to keep it out of the first load. */
export const LEAVES_WHEN = {
  /** Requests typed before the order were about the voucher just used. */
  'order-is-carried-out': ['requests'],
  'nothing-is-left': ['drafts'],
  /** For a voucher order placed without a voucher in use. */
  'order-is-paid': ['drafts'],
  /** The backend's balance is implausible, or the balance has changed since: the stored one is stale. */
  'rest-is-unknown': ['remainder'],
  /** The receipt is about a different voucher. */
  'another-is-charged': ['charged'],
} as const satisfies Record<string, readonly KeptPart[]>;
