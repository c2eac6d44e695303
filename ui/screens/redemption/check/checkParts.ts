import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { RedemptionBody, RedemptionRun } from '#application/redemption/redemptionKind.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { NotedVoucher } from '#domain/orders/note.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import type { WhyLost } from '#application/orders/orderState.ts';

/** From counting what a redemption would do to its outcome. `unclear` is left only by finding out. */
export type CheckState =
  | Quoting
  | { readonly kind: 'placing'; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'unclear'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'finding-out'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'lost'; readonly why: WhyLost; readonly quote: Quote };

/** What a redemption would do, before it is an order. */
export type Quoting =
  | { readonly kind: 'counting' }
  | { readonly kind: 'uncountable'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly quote: Quote; readonly key: IdempotencyKey };

/** What a press would send beside the quote and its lines. */
export interface CheckOrder extends RedemptionBody {
  readonly startingPoint: StartingPoint;
}

export interface CheckParts {
  readonly quote: QuoteRedemption;
  readonly run: RedemptionRun;
  readonly draft: RedemptionDraft;
  /** Of the voucher in use. */
  readonly currency: Currency;
  readonly newKey: () => IdempotencyKey;
  /** Hears every problem first; answers whether the session ended with it. */
  readonly endedBy: (problem: Problem) => boolean;
  /** The voucher in use. */
  readonly voucher: () => NotedVoucher;
  /** What a press would send; null where the person's details are not complete. */
  readonly wouldSend: () => CheckOrder | null;
  readonly now: () => Instant;
  /** Goes on to the receipt. */
  readonly onPlaced: () => Promise<void>;
}
