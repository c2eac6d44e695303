import type { Instant } from '../core/instant.ts';

/**
 * Where the holder's money is after something went wrong (product 14.1). `reserved`: set aside, for instance for an
 * order that is being carried out. `unknown`: nobody knows yet.
 */
export const MONEY_STATES = ['untouched', 'reserved', 'spent', 'unknown'] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** What can be wrong with the voucher that a code names. */
const VOUCHER_PROBLEMS = [
  'code-unknown',
  'already-redeemed',
  'not-activated',
  'expired-by-age',
  'expired-external',
  'cancelled-replaced',
  'cancelled-theft',
  'old-format',
  'not-in-system',
  'wrong-category',
  'cooperation-card',
  'tax-saving-card',
  'invalid-ask-merchant',
  'insufficient-credit',
  'bought-recently',
  'blocked-expired',
  'blocked-redeemed',
  'blocked-fraud',
  'blocked-other',
  'safety-lock',
] as const;

/** Everything that can go wrong and that a person is told about; each kind has a title and a cause in `locales/`. */
export const PROBLEM_KINDS = [
  ...VOUCHER_PROBLEMS,
  // the shop and its code
  'partner-unavailable',
  'shop-gone',
  'shop-refuses-card',
  'link-expired',
  'link-unknown',
  'third-party-unknown',
  'code-delayed',
  'code-revealed',
  // what comes after a redemption
  'giveaway-gone',
  'giveaway-had',
  'order-not-found',
  'order-undeterminable',
  // donations
  'organisation-gone',
  'donation-unclear',
  // topping up and paying
  'serial-number-unknown',
  'charge-under-way',
  'charge-had',
  'charge-refused',
  'charge-expired',
  'charge-unclear',
  'payment-open',
  'payment-failed',
  'payment-cancelled',
  'payment-contradicted',
  'payment-unusable',
  'order-changed',
  // documents
  'document-unknown',
  'document-expired',
  'document-locked',
  'pin-wrong',
  'file-unusable',
  // the check of a large redemption, and files that are sent
  'check-unknown',
  'letter-pin-wrong',
  'letter-pin-locked',
  'upload-refused',
  // activation
  'activation-unknown',
  // the session and the way
  'session-expired',
  'over-on-arrival',
  'captcha-invalid',
  'too-many-requests',
  'offline',
  'timed-out',
  'server-down',
  'unreadable-answer',
  'redemption-unclear',
  'redemption-changed',
  'answer-mismatch',
  'unknown',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/**
 * What went wrong: a kind out of a closed list and its data, never a sentence; sentences belong to `locales/`. Every
 * call to the backend can come back with `offline`, `timed-out`, `server-down`, `unreadable-answer`,
 * `too-many-requests`, `session-expired` (its permission is not accepted) or `unknown`; ports and use cases name only
 * the kinds beyond these, or those that matter.
 */
export interface Problem {
  readonly kind: ProblemKind;
  /** The operator's error code, such as `VCRx13`, shown so that it can be quoted to customer service. */
  readonly code?: string;
  /** When it is going to work, if that is known. */
  readonly availableAt?: Instant;
  /** With `not-activated`: when the giver can be reminded again. */
  readonly nextReminderAt?: Instant;
  /** Where it works instead. Unchecked: whoever uses it must check that the address is one of ours (`ownAddress`). */
  readonly redirectUrl?: string;
  /** How many more times a PIN may be tried. */
  readonly attemptsLeft?: number;
  /** The line of a redemption that the problem is about, counted from 0; absent if it is about the whole. */
  readonly line?: number;
  /** Seconds until the next try is accepted, from 0 to 86,400. */
  readonly retryAfterSeconds?: number;
  /** What the backend said about the money; absent if it said nothing. */
  readonly moneyState?: MoneyState;
}

/** True if a code was refused because of the voucher that it names, and not because of the call. */
export function isAboutVoucher({ kind }: Pick<Problem, 'kind'>): boolean {
  return (VOUCHER_PROBLEMS as readonly ProblemKind[]).includes(kind);
}
