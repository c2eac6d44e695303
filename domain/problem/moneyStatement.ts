import { type OpenOrder, isSpending } from '../orders/openOrder.ts';
import type { MoneyState, Problem, ProblemKind } from './problem.ts';
import { UNCLEAR_PAYMENTS } from './unanswered.ts';

/** `unchanged`: the money's state is unknown, but this problem did not change it. */
export type MoneyWord = MoneyState | 'unchanged' | PaymentWord;

/** `unpaid`: untouched. `not-paid-again`: untouched, but an earlier payment may still arrive. */
const PAYMENT_WORDS = ['unpaid', 'not-paid-again', 'payment-reserved', 'payment-unknown'] as const;
type PaymentWord = (typeof PAYMENT_WORDS)[number];

/** The page shows something that was redeemed before, so the money cannot be untouched. */
export type Redeemed = 'behind-link' | 'document' | 'handed-out';

/**
 * Only this function decides what a page says about the money (product 14.2). While a spending order is open or its
 * outcome is unclear, it may only be `unknown` or `reserved` (ADR 13). Otherwise the backend's word counts, then
 * `redeemed`, then the usual state for the problem.
 */
export function moneyStatement(
  { kind, moneyState: reported }: Pick<Problem, 'kind' | 'moneyState'>,
  open: OpenOrder | null,
  redeemed?: Redeemed,
): MoneyWord {
  const spends = isSpending(open);
  if (!spends && !UNCLEAR.includes(kind)) {
    // Problems of a payment redeem nothing, so the wording of the payment tells more.
    if (reported === 'untouched' && isPaymentWord(USUAL[kind])) return USUAL[kind];
    return reported ?? (redeemed ? known(kind, redeemed) : USUAL[kind]);
  }
  return reported === 'reserved' || (spends && open.standing === 'reserved') ? 'reserved' : 'unknown';
}

/** Only an open payment of this tab, or a problem that stands for one, makes the payer's own money uncertain. */
export function paymentStatement(
  { kind, moneyState: reported }: Pick<Problem, 'kind' | 'moneyState'>,
  open: OpenOrder | null,
): PaymentWord {
  const pays = open?.isPaid === true ? open : null;
  if (reported === 'reserved' || pays?.standing === 'reserved') return 'payment-reserved';
  if (pays !== null || reported === 'unknown' || UNCLEAR_PAYMENTS.includes(kind)) return 'payment-unknown';
  const usual = USUAL[kind];
  return isPaymentWord(usual) ? usual : 'unpaid';
}

/** These count as an open order, even without a stored pending order. */
const UNCLEAR: readonly ProblemKind[] = ['redemption-unclear', 'donation-unclear'];

function isPaymentWord(word: MoneyWord): word is PaymentWord {
  return (PAYMENT_WORDS as readonly MoneyWord[]).includes(word);
}

/** Links that match nothing, or that nobody can follow: it is unknown whether anything was redeemed. */
const NAMELESS: readonly ProblemKind[] = ['link-unknown', 'document-unknown', 'not-offered'];

function known(kind: ProblemKind, redeemed: Redeemed): MoneyWord {
  if (redeemed === 'handed-out') return 'spent';
  if (NAMELESS.includes(kind)) return USUAL[kind];
  // Value that is already spent is no longer reserved behind a link.
  return redeemed === 'document' || USUAL[kind] === 'spent' ? 'spent' : 'reserved';
}

const USUAL: Readonly<Record<ProblemKind, MoneyWord>> = {
  'code-unknown': 'untouched',
  'already-redeemed': 'spent',
  'not-activated': 'untouched',
  'expired-by-age': 'untouched',
  'expired-external': 'untouched',
  'cancelled-replaced': 'untouched',
  'cancelled-theft': 'untouched',
  'old-format': 'untouched',
  'not-in-system': 'untouched',
  'wrong-category': 'untouched',
  'cooperation-card': 'untouched',
  'tax-saving-card': 'untouched',
  'invalid-ask-merchant': 'untouched',
  'insufficient-credit': 'untouched',
  'bought-recently': 'untouched',
  'blocked-expired': 'untouched',
  'blocked-redeemed': 'spent',
  'blocked-fraud': 'reserved',
  'blocked-other': 'untouched',
  'safety-lock': 'untouched',
  'partner-unavailable': 'untouched',
  'shop-gone': 'untouched',
  'shop-refuses-card': 'untouched',
  'link-expired': 'reserved',
  'link-unknown': 'unchanged',
  'third-party-unknown': 'unchanged',
  'code-delayed': 'reserved',
  'code-revealed': 'spent',
  'giveaway-gone': 'unchanged',
  'giveaway-had': 'unchanged',
  'order-not-found': 'unchanged',
  'order-undeterminable': 'unchanged',
  'organisation-gone': 'untouched',
  'donation-unclear': 'unknown',
  'serial-number-unknown': 'unpaid',
  'charge-under-way': 'not-paid-again',
  'charge-had': 'unpaid',
  'charge-refused': 'unpaid',
  'charge-expired': 'unpaid',
  'charge-unclear': 'payment-unknown',
  'payment-open': 'unpaid',
  'payment-failed': 'unpaid',
  'payment-cancelled': 'unpaid',
  'payment-contradicted': 'payment-unknown',
  'payment-unusable': 'unpaid',
  'order-changed': 'unpaid',
  'document-unknown': 'unchanged',
  'document-expired': 'spent',
  'document-locked': 'spent',
  'pin-wrong': 'spent',
  'file-unusable': 'spent',
  'check-unknown': 'unchanged',
  'letter-pin-wrong': 'reserved',
  'letter-pin-locked': 'reserved',
  'upload-refused': 'unchanged',
  'activation-unknown': 'unchanged',
  'session-expired': 'untouched',
  'over-on-arrival': 'untouched',
  'captcha-invalid': 'untouched',
  'too-many-requests': 'untouched',
  offline: 'untouched',
  'timed-out': 'untouched',
  'server-down': 'untouched',
  'unreadable-answer': 'untouched',
  'redemption-unclear': 'unknown',
  'redemption-changed': 'untouched',
  'ordered-elsewhere': 'untouched',
  'answer-mismatch': 'unknown',
  'not-offered': 'unchanged',
  unknown: 'untouched',
};
