import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { followsQuote, isOrderSent } from '#domain/redemption/binding.ts';
import { totalInCent } from '#domain/redemption/draft.ts';
import type { OrderUnderWay, Redemption } from '#domain/redemption/redemption.ts';
import { bound } from '../orders/bound.ts';
import type { OrderKind } from '../orders/orderKind.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import type { RedemptionDesk, RedemptionOrder } from '../ports/redemptionDesk.ts';
import type { FinishRedemption } from './finishRedemption.ts';

/** What is sent with the press beside the note, and stored nowhere; the note has a fingerprint of it. */
export type RedemptionBody = Pick<
  RedemptionOrder,
  'customer' | 'campaign' | 'isPaybackCustomer' | 'delivery'
>;

/**
 * A redemption as `OrderRun` sees it: its id is that of its quote (ADR 3), and the backend cannot begin it after the
 * quote's end.
 */
export class RedemptionKind implements OrderKind<OrderUnderWay, RedemptionBody, Redemption> {
  readonly #desk: RedemptionDesk;
  readonly #finish: FinishRedemption;

  constructor(desk: RedemptionDesk, finish: FinishRedemption) {
    this.#desk = desk;
    this.#finish = finish;
  }

  idOf({ quote }: OrderUnderWay): string {
    return quote.id;
  }

  begunBy({ quote }: OrderUnderWay): Instant {
    return quote.expiresAt;
  }

  /**
   * The same quote is the same redemption. The starting point is that of the first try, because the same key wants
   * the same body and a reload may have forgotten where the visit began.
   */
  again(noted: OrderUnderWay, fresh: OrderUnderWay): OrderUnderWay | null {
    const { key, startingPoint } = noted;
    return noted.quote.id === fresh.quote.id ? { ...fresh, key, startingPoint } : null;
  }

  async place(order: OrderUnderWay, body: RedemptionBody): Promise<Result<Redemption, Problem>> {
    const { quote, draft, startingPoint, key } = order;
    const valueInCent = totalInCent(draft.lines);
    const whole = { ...body, startingPoint, quoteId: quote.id, valueInCent, notesRead: true } as const;
    const answer = await this.#desk.redeem(whole, key);
    return bound(answer, (value) => followsQuote(value, order));
  }

  async find(order: OrderUnderWay): Promise<Result<Redemption | null, Problem>> {
    const found = await this.#desk.find(order.quote.id);
    return bound(found, (value) => isOrderSent(value, order));
  }

  finish(redemption: Redemption, order: OrderUnderWay): boolean {
    return this.#finish.execute(redemption, order);
  }
}

export type RedemptionRun = OrderRun<OrderUnderWay, RedemptionBody, Redemption>;
