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

/** State of the check page. Only a lookup leads out of `unclear`. */
export type CheckScreenState =
  | Quoting
  | { readonly kind: 'placing'; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'unclear'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'finding-out'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'lost'; readonly why: WhyLost; readonly quote: Quote };

/** State of the quote. `key` is the idempotency key of a submit with this quote. */
export type Quoting =
  | { readonly kind: 'counting' }
  | { readonly kind: 'uncountable'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly quote: Quote; readonly key: IdempotencyKey };

/** What a submit sends besides the quote and its lines. */
export interface CheckOrder extends Omit<RedemptionBody, 'card'> {
  readonly startingPoint: StartingPoint;
}

export interface CheckDeps {
  readonly quote: QuoteRedemption;
  readonly run: RedemptionRun;
  readonly draft: RedemptionDraft;
  /** Currency of the voucher in use. */
  readonly currency: Currency;
  /** True if the user can pay the difference here. */
  readonly mayPay: boolean;
  readonly newKey: () => IdempotencyKey;
  /** Called with a problem before it is shown; true if the problem ended the session. */
  readonly endedBy: (problem: Problem) => boolean;
  /** What a pending order stores of the voucher in use. */
  readonly spends: PendingOrderVoucher;
  /** Returns what a submit would send; null if the customer details are incomplete. */
  readonly wouldSend: () => CheckOrder | null;
  /** The backend's clock, in milliseconds since 1970. */
  readonly now: () => Instant;
  /** Called once after the redemption was placed; navigates to the receipt. */
  readonly onPlaced: () => Promise<void>;
}
