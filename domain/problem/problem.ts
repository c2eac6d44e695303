import type { Instant } from '../core/instant.ts';

/** Where the holder's money is after something went wrong (design 7.10). */
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

/** Everything that can go wrong and that a person is told about; each has a title and a cause of its own. */
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
  // documents
  'document-unknown',
  'document-expired',
  'document-locked',
  'pin-wrong',
  'file-unusable',
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

/** A closed fault with its data, never a sentence: words belong to `locales/`. */
export interface Problem {
  readonly kind: ProblemKind;
  /** The operator's code, shown so that it can be quoted to support. */
  readonly code?: string;
  /** When it will work, if that is known. */
  readonly availableAt?: Instant;
  /** When the giver can be reminded again to activate the voucher. */
  readonly nextReminderAt?: Instant;
  /** Where it will work: unchecked, the caller decides whether the address is one of ours. */
  readonly redirectUrl?: string;
  /** How often a PIN may still be tried. */
  readonly attemptsLeft?: number;
  /** Which line of a redemption it is about, from 0; absent where it is about the whole. */
  readonly line?: number;
  /** Seconds until the next try is accepted. */
  readonly retryAfterSeconds?: number;
  /** What the backend said about the money; it outranks what the kind says in general. */
  readonly moneyState?: MoneyState;
}

/** Whether a code was refused for what it names, not for the way there. */
export function isAboutVoucher({ kind }: Pick<Problem, 'kind'>): boolean {
  return (VOUCHER_PROBLEMS as readonly ProblemKind[]).includes(kind);
}
