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
  'not-offered',
  'unknown',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** What the backend may add to any refusal. */
interface Said {
  /** The operator's error code, such as `VCRx13`, which the user can quote to customer service. */
  readonly code?: string;
  readonly moneyState?: MoneyState;
  /** Index of the redemption line; absent if the problem concerns the whole redemption. */
  readonly line?: number;
}

/** Only its kind is known, even if the backend could have told more with that kind. */
export interface PlainProblem extends Said {
  readonly kind: ProblemKind;
}

/** Any refusal may ask the app to wait. */
interface WaitProblem extends PlainProblem {
  /** 0 to 86,400. */
  readonly retryAfterSeconds: number;
}

interface TimedProblem extends Said {
  readonly kind: 'not-in-system' | 'bought-recently' | 'document-locked' | 'letter-pin-locked';
  readonly availableAt: Instant;
}

interface ReminderProblem extends Said {
  readonly kind: 'not-activated';
  /** When the giver can be reminded again. */
  readonly nextReminderAt: Instant;
}

interface AttemptsProblem extends Said {
  readonly kind: 'pin-wrong' | 'letter-pin-wrong';
  readonly attemptsLeft: number;
}

interface RedirectProblem extends Said {
  readonly kind: 'wrong-category' | 'cooperation-card' | 'tax-saving-card';
  /** Where it works instead. Unchecked: callers must validate it (`ownAddress`, `redeemAddress`). */
  readonly redirectUrl: string;
}

interface UnreadableToken extends Said {
  readonly kind: 'unreadable-answer';
  /** Which field of the voucher token cannot be read. For the operator's log, never shown. */
  readonly field: TokenField;
}

interface AnsweredProblem extends Said {
  readonly kind: 'redemption-unclear' | 'donation-unclear';
  /** The backend was heard, but what it said settles nothing. */
  readonly isAnswered: true;
}

/**
 * A kind from a closed list and its data, never a sentence. Any backend call may refuse with `offline`, `timed-out`,
 * `server-down`, `unreadable-answer`, `too-many-requests`, `session-expired` or `unknown`; ports and use cases document
 * only the other kinds.
 */
export type Problem =
  | PlainProblem
  | WaitProblem
  | TimedProblem
  | ReminderProblem
  | AttemptsProblem
  | RedirectProblem
  | UnreadableToken
  | AnsweredProblem;
