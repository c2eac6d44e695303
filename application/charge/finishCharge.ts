import { type Charge, type ChargeUnderWay, receiptOf } from '#domain/charge/chargeOrder.ts';
import type { Kept } from '../kept/kept.ts';
import type { OrderBook } from '../orders/orderBook.ts';
import type { Clock } from '../ports/clock.ts';

type FinishKey = 'charge' | 'chargeEntry' | 'chargeReceipt';

/**
 * Stores what a top-up leaves behind: its receipt, and nothing of what was typed for it. Then it removes the note of
 * the order. All in one synchronous step (ADR 29).
 */
export class FinishCharge {
  readonly #book: OrderBook<ChargeUnderWay>;
  readonly #kept: Kept<FinishKey>;
  readonly #clock: Clock;

  constructor(book: OrderBook<ChargeUnderWay>, kept: Kept<FinishKey>, clock: Clock) {
    this.#book = book;
    this.#kept = kept;
    this.#clock = clock;
  }

  /**
   * Returns false and changes nothing if the order is not noted any more, because another page of this tab has
   * finished it.
   */
  execute(charge: Charge, order: ChargeUnderWay): boolean {
    if (this.#book.read()?.payment.reference !== order.payment.reference) return false;
    this.#kept.write('chargeReceipt', receiptOf(charge, order, this.#clock.now()));
    // Another voucher may have been prepared meanwhile.
    if (this.#kept.read('charge')?.token === order.token) {
      this.#kept.forget('charge');
      this.#kept.forget('chargeEntry');
    }
    this.#book.remove(order.payment.reference);
    return true;
  }
}
