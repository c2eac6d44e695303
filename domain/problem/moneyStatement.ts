import { type OrderName, isSpending } from '../orders/pendingOrder.ts';
import type { MoneyState, Problem, ProblemKind } from './problem.ts';

/**
 * What a page says about the money after something went wrong. `unchanged`: where the money is, is not known, but
 * this problem did not change it.
 */
export type MoneyWord = MoneyState | 'unchanged' | PaymentWord;

/**
 * The same in the words of a payment. `unpaid`: untouched. `not-paid-again`: the same, while an earlier payment may
 * still come in. `payment-reserved`: it is being carried out. `payment-unknown`: nobody knows.
 */
const PAYMENT_WORDS = ['unpaid', 'not-paid-again', 'payment-reserved', 'payment-unknown'] as const;
type PaymentWord = (typeof PAYMENT_WORDS)[number];

/** An order whose outcome is not known: `reserved` if the backend has said that it is carrying it out, else `sent`. */
interface OpenStanding {
  readonly kind: OrderName;
  readonly standing: 'sent' | 'reserved';
  /** Of an order of vouchers: true if part of its price is exchanged from a voucher. */
  readonly exchanges?: boolean;
  /** Of a redemption: true if a part of it is paid with the payer's own money. */
  readonly isPaid?: boolean;
}

/** The kinds of orders that are always paid with the payer's own money. */
const PAID_KINDS: readonly OrderName[] = ['charge', 'voucher-order'];

/**
 * Set on pages about something that was redeemed before, where the money cannot be untouched: a code behind a link, a
 * document behind a link, or what was handed out on this very page.
 */
export type Redeemed = 'behind-link' | 'document' | 'handed-out';

/**
 * The one place that decides what a page says about the money (product 14.2). While an order is open, or the problem
 * is its unclear outcome, only two things may be said, whatever else went wrong: that nobody knows yet, or, once the
 * backend has confirmed it, that the value is reserved (ADR 13). Otherwise the backend's word counts; if it says
 * nothing, what the page knows (`redeemed`), or what is usual for the kind of problem.
 */
export function moneyStatement(
  { kind, moneyState: said }: Pick<Problem, 'kind' | 'moneyState'>,
  open: OpenStanding | null,
  redeemed?: Redeemed,
): MoneyWord {
  const spends = isSpending(open);
  if (!spends && !UNCLEAR.includes(kind)) {
    // Nothing was to be redeemed there, so it would say nothing that nothing was.
    if (said === 'untouched' && isPaymentWord(USUAL[kind])) return USUAL[kind];
    return said ?? (redeemed ? known(kind, redeemed) : USUAL[kind]);
  }
  return said === 'reserved' || (spends && open.standing === 'reserved') ? 'reserved' : 'unknown';
}

/**
 * What a page on which something is paid says about the payer's own money. Only an open payment of this tab, or a
 * problem that stands for one, puts it in question.
 */
export function paymentStatement(
  { kind, moneyState: said }: Pick<Problem, 'kind' | 'moneyState'>,
  open: OpenStanding | null,
): PaymentWord {
  const pays = open !== null && (open.isPaid === true || PAID_KINDS.includes(open.kind)) ? open : null;
  if (said === 'reserved' || pays?.standing === 'reserved') return 'payment-reserved';
  if (pays !== null || said === 'unknown' || UNCLEAR_PAYMENTS.includes(kind)) return 'payment-unknown';
  const usual = USUAL[kind];
  return isPaymentWord(usual) ? usual : 'unpaid';
}

/**
 * Problems that stand for an order's unclear outcome: treated like an open order, even if the browser keeps no note
 * of it.
 */
const UNCLEAR: readonly ProblemKind[] = ['redemption-unclear', 'donation-unclear'];

/** The same of payments. */
const UNCLEAR_PAYMENTS: readonly ProblemKind[] = [
  'charge-unclear',
  'answer-mismatch',
  'payment-contradicted',
];

function isPaymentWord(word: MoneyWord): word is PaymentWord {
  return (PAYMENT_WORDS as readonly MoneyWord[]).includes(word);
}

/** Problems of an address that names nothing: whether anything was redeemed is not known there. */
const NAMELESS: readonly ProblemKind[] = ['link-unknown', 'document-unknown'];

function known(kind: ProblemKind, redeemed: Redeemed): MoneyWord {
  if (redeemed === 'handed-out') return 'spent';
  if (NAMELESS.includes(kind)) return USUAL[kind];
  // What is spent does not wait behind a link any more.
  return redeemed === 'document' || USUAL[kind] === 'spent' ? 'spent' : 'reserved';
}

/** What is usual for each kind of problem, if the backend says nothing about the money. */
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
  'answer-mismatch': 'unknown',
  unknown: 'untouched',
};
