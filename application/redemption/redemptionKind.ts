import type { Instant } from '#domain/core/instant.ts';
import { type Result, refused } from '#domain/core/result.ts';
import { PAYMENT_LIFETIME_MS } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { followsQuote, isOrderSent } from '#domain/redemption/binding.ts';
import { awaitsPayment } from '#domain/redemption/difference.ts';
import type { OrderUnderWay, Redemption } from '#domain/redemption/redemption.ts';
import { bound } from '../orders/bound.ts';
import type { OrderKind, ToPay } from '../orders/orderKind.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import type { RedemptionDesk } from '../ports/redemptionDesk.ts';
import type { FinishRedemption } from './finishRedemption.ts';
import { type PaidPart, isPaid } from './paidPart.ts';
import { type RedemptionBody, sentOrder } from './sentOrder.ts';

/**
 * A redemption as `OrderRun` sees it: its id is that of its quote (ADR 3), and the backend cannot begin it after the
 * quote's end, or, where something has to be paid, after the payment's.
 */
export class RedemptionKind implements OrderKind<OrderUnderWay, RedemptionBody, Redemption> {
  readonly #desk: RedemptionDesk;
  readonly #paid: PaidPart;
  readonly #finish: FinishRedemption;

  constructor(desk: RedemptionDesk, paid: PaidPart, finish: FinishRedemption) {
    this.#desk = desk;
    this.#paid = paid;
    this.#finish = finish;
  }

  idOf({ quote }: OrderUnderWay): string {
    return quote.id;
  }

  begunBy({ quote, payment }: OrderUnderWay): Instant {
    return payment === null ? quote.expiresAt : payment.startedAt + PAYMENT_LIFETIME_MS;
  }

  /**
   * The same quote is the same redemption. The starting point is that of the first try, because the same key wants
   * the same body and a reload may have forgotten where the visit began. With a payment it is never the same: a
   * card's id and a wallet's signature are good for one payment.
   */
  again(noted: OrderUnderWay, fresh: OrderUnderWay): OrderUnderWay | null {
    if (isPaid(noted) || isPaid(fresh)) return null;
    const { key, startingPoint } = noted;
    return noted.quote.id === fresh.quote.id ? { ...fresh, key, startingPoint } : null;
  }

  async place(
    order: OrderUnderWay,
    body: RedemptionBody,
  ): Promise<Result<Redemption | ToPay<OrderUnderWay>, Problem>> {
    if (isPaid(order)) return this.#paid.begin(order, body);
    const answer = await this.#desk.redeem(sentOrder(order, body), order.key);
    return bound(answer, (value) => followsQuote(value, order));
  }

  async conclude(order: OrderUnderWay): Promise<Result<Redemption, Problem>> {
    if (isPaid(order)) return this.#paid.conclude(order);
    return refused({ kind: 'unknown', moneyState: 'unknown' });
  }

  async find(order: OrderUnderWay): Promise<Result<Redemption | null, Problem>> {
    if (isPaid(order)) return this.#paid.find(order);
    const found = await this.#desk.find(order.quote.id);
    // A note that has lost its payment must not pass for a redemption that was carried out.
    if (found.ok && found.value && awaitsPayment(found.value, order))
      return refused({ kind: 'charge-unclear', moneyState: 'reserved' });
    return bound(found, (value) => isOrderSent(value, order));
  }

  finish(redemption: Redemption, order: OrderUnderWay): boolean {
    return this.#finish.execute(redemption, order);
  }
}

export type RedemptionRun = OrderRun<OrderUnderWay, RedemptionBody, Redemption>;
