import type { Instant } from '../core/instant.ts';
import type { TokenField } from '../voucher/tokenField.ts';
import { VOUCHER_PROBLEMS } from './voucherProblem.ts';

/** `reserved`: set aside, for example for an order in progress (product 14.1). */
export const MONEY_STATES = ['untouched', 'reserved', 'spent', 'unknown'] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** Each kind has a title and a cause in `locales/`. */
export const PROBLEM_KINDS = [
  ...VOUCHER_PROBLEMS,
  'partner-unavailable',
  'shop-gone',
  'shop-refuses-card',
  'link-expired',
  'link-unknown',
  'third-party-unknown',
  'code-delayed',
  'code-revealed',
  'giveaway-gone',
  'giveaway-had',
  'order-not-found',
  'order-undeterminable',
  'organisation-gone',
  'donation-unclear',
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
  'document-unknown',
  'document-expired',
  'document-locked',
  'pin-wrong',
  'file-unusable',
  'check-unknown',
  'letter-pin-wrong',
  'letter-pin-locked',
  'upload-refused',
  'activation-unknown',
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
  'ordered-elsewhere',
  'answer-mismatch',
  'unknown',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/**
 * A kind from a closed list and its data, never a sentence. Any backend call may refuse with `offline`, `timed-out`,
 * `server-down`, `unreadable-answer`, `too-many-requests`, `session-expired` or `unknown`; ports and use cases document
 * only the other kinds.
 */
export interface Problem {
  readonly kind: ProblemKind;
  /** The operator's error code, such as `VCRx13`, which the user can quote to customer service. */
  readonly code?: string;
  readonly availableAt?: Instant;
  /** With `not-activated`: when the giver can be reminded again. */
  readonly nextReminderAt?: Instant;
  /** Where it works instead. Unchecked: callers must validate it (`ownAddress`, `redeemAddress`). */
  readonly redirectUrl?: string;
  readonly attemptsLeft?: number;
  /** Index of the redemption line; absent if the problem concerns the whole redemption. */
  readonly line?: number;
  /** 0 to 86,400. */
  readonly retryAfterSeconds?: number;
  readonly moneyState?: MoneyState;
  /** With `unreadable-answer`: which field of the voucher token cannot be read. For the operator's log, never shown. */
  readonly field?: TokenField;
}
