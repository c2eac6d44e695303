import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import type { RedemptionBody } from '#application/redemption/sentOrder.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { PendingOrderVoucher } from '#domain/orders/pendingOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import type { WhyLost } from '#application/orders/orderState.ts';

/** State of the check page, from asking for the quote to the outcome. `unclear` is left only by finding out. */
export type CheckState =
  | Quoting
  | { readonly kind: 'placing'; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'unclear'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'finding-out'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'lost'; readonly why: WhyLost; readonly quote: Quote };

/**
 * State of the quote, which says what a redemption would do before it is an order. `key` is the idempotency key for a
 * press with this quote.
 */
export type Quoting =
  | { readonly kind: 'counting' }
  | { readonly kind: 'uncountable'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly quote: Quote; readonly key: IdempotencyKey };

/** What a press would send besides the quote and its lines. */
export interface CheckOrder extends Omit<RedemptionBody, 'card'> {
  readonly startingPoint: StartingPoint;
}

/** What the view model of the check page is made from. */
export interface CheckDeps {
  readonly quote: QuoteRedemption;
  readonly run: RedemptionRun;
  readonly draft: RedemptionDraft;
  /** Currency of the voucher in use. */
  readonly currency: Currency;
  /** True if what the voucher does not cover can be paid here. */
  readonly mayPay: boolean;
  readonly newKey: () => IdempotencyKey;
  /** Is told a problem before it is shown; true if the problem ended the session. */
  readonly endedBy: (problem: Problem) => boolean;
  /** Returns what an order's note keeps of the voucher in use. */
  readonly voucher: () => PendingOrderVoucher;
  /** Returns what a press would send; null if the customer's details are incomplete. */
  readonly wouldSend: () => CheckOrder | null;
  /** Returns the present time in milliseconds since 1970, by the backend's clock. */
  readonly now: () => Instant;
  /** Called once after the redemption was placed: leads to the receipt. */
  readonly onPlaced: () => Promise<void>;
}
