import type { Instant } from '#domain/core/instant.ts';
import { type Result, refused } from '#domain/core/result.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { followsQuote, isOrderSent } from '#domain/redemption/binding.ts';
import { awaitsPayment } from '#domain/redemption/difference.ts';
import type { PendingRedemption, Redemption } from '#domain/redemption/redemption.ts';
import { rejectMismatch } from '../orders/rejectMismatch.ts';
import type { DirectOrder } from '../orders/orderKind.ts';
import type { RedemptionApi } from '../ports/redemptionApi.ts';
import type { FinishRedemption } from './finishRedemption.ts';
import { type RedemptionBody, sentOrder } from './sentOrder.ts';

/** A redemption that the voucher covers. Its id is the quote's (ADR 13); it cannot begin after the quote expires. */
export class DirectRedemption implements DirectOrder<PendingRedemption, RedemptionBody, Redemption> {
  readonly kind = 'redemption';
  readonly #api: RedemptionApi;
  readonly #finish: FinishRedemption;

  constructor(api: RedemptionApi, finish: FinishRedemption) {
    this.#api = api;
    this.#finish = finish;
  }

  idOf({ quote }: PendingRedemption): string {
    return quote.id;
  }

  aloneIn({ voucher }: PendingRedemption): readonly string[] {
    return [ofVoucher(voucher.mark)];
  }

  latestStart({ quote }: PendingRedemption): Instant {
    return quote.expiresAt;
  }

  /** Keeps the first starting point, because an idempotency key requires an identical body even after a reload. */
  retryOf(stored: PendingRedemption, fresh: PendingRedemption): PendingRedemption | null {
    const { key, startingPoint } = stored;
    return stored.quote.id === fresh.quote.id ? { ...fresh, key, startingPoint } : null;
  }

  async place(order: PendingRedemption, body: RedemptionBody): Promise<Result<Redemption, Problem>> {
    const answer = await this.#api.redeem(sentOrder(order, body), order.key);
    return rejectMismatch(answer, (value) => followsQuote(value, order));
  }

  async find(order: PendingRedemption): Promise<Result<Redemption | null, Problem>> {
    const found = await this.#api.find(order.quote.id);
    // A pending order that lost its payment must not pass as carried out.
    if (found.ok && found.value && awaitsPayment(found.value, order))
      return refused({ kind: 'charge-unclear', moneyState: 'reserved' });
    return rejectMismatch(found, (value) => isOrderSent(value, order));
  }

  finish(redemption: Redemption, order: PendingRedemption): void {
    this.#finish.execute(redemption, order);
  }
}
