import type { Drafts } from '#application/ports/drafts.ts';
import type { FindRedemption } from '#application/redemption/findRedemption.ts';
import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { Redeem } from '#application/redemption/redeem.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import type { NotedVoucher } from '#domain/redemption/orderNote.ts';
import type { IdempotencyKey, OrderUnderWay, Quote, Redemption } from '#domain/redemption/redemption.ts';
import type { CheckOrder } from './openOrder.ts';

/** From counting what a redemption would do to its outcome. `unclear` is left only by finding out. */
export type CheckState =
  | { readonly kind: 'counting' }
  | { readonly kind: 'uncountable'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly quote: Quote }
  | { readonly kind: 'redeeming'; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'unclear'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'finding-out'; readonly quote: Quote; readonly problem: Problem }
  /** The backend was at it, and knows nothing of it long after: left by the person only, who is given its reference. */
  | { readonly kind: 'lapsed'; readonly quote: Quote };

export interface CheckParts {
  readonly quote: QuoteRedemption;
  readonly redeem: Redeem;
  readonly find: FindRedemption;
  readonly draft: RedemptionDraft;
  readonly orders: Pick<Drafts, 'readUnderWay' | 'writeUnderWay' | 'clearUnderWay'>;
  readonly newKey: () => IdempotencyKey;
  /** Hears every problem first; answers whether the session ended with it. */
  readonly endedBy: (problem: Problem) => boolean;
  /** The voucher in use. */
  readonly voucher: () => NotedVoucher;
  /** What a press would send; null where the person's details are not complete. */
  readonly wouldSend: () => CheckOrder | null;
  readonly now: () => Instant;
  readonly onDone: (redemption: Redemption, order: OrderUnderWay) => Promise<void>;
}
