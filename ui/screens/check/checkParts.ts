import type { Drafts } from '#application/ports/drafts.ts';
import type { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import type { FindRedemption } from '#application/redemption/findRedemption.ts';
import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { Redeem } from '#application/redemption/redeem.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { NotedVoucher } from '#domain/orders/note.ts';
import type { Currency } from '#domain/money/money.ts';
import type { IdempotencyKey, Quote } from '#domain/redemption/redemption.ts';
import type { CheckOrder } from './openOrder.ts';

/**
 * Why asking on leads nowhere. `lapsed`: the backend was at it, and knows nothing of it long after. `mismatch`: what it
 * answers is not about this order.
 */
export type WhyLost = 'lapsed' | 'mismatch';

/** From counting what a redemption would do to its outcome. `unclear` is left only by finding out. */
export type CheckState =
  | { readonly kind: 'counting' }
  | { readonly kind: 'uncountable'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly quote: Quote }
  | { readonly kind: 'redeeming'; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'unclear'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'finding-out'; readonly quote: Quote; readonly problem: Problem }
  /** Left by the person only, who is given its reference. */
  | { readonly kind: 'lost'; readonly why: WhyLost; readonly quote: Quote };

export interface CheckParts {
  readonly quote: QuoteRedemption;
  readonly redeem: Redeem;
  readonly find: FindRedemption;
  readonly finish: FinishRedemption;
  readonly draft: RedemptionDraft;
  /** Of the voucher in use. */
  readonly currency: Currency;
  readonly orders: Pick<Drafts, 'readUnderWay' | 'writeUnderWay' | 'clearUnderWay'>;
  readonly newKey: () => IdempotencyKey;
  /** Hears every problem first; answers whether the session ended with it. */
  readonly endedBy: (problem: Problem) => boolean;
  /** The voucher in use. */
  readonly voucher: () => NotedVoucher;
  /** What a press would send; null where the person's details are not complete. */
  readonly wouldSend: () => CheckOrder | null;
  readonly now: () => Instant;
  /** Whether this browser keeps the note of an order longer than the page. */
  readonly keepsNotes: () => boolean;
  /** Goes on to the receipt. */
  readonly onDone: () => Promise<void>;
}
