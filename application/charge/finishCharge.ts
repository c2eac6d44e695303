import type { Charge, PendingCharge } from '#domain/charge/chargeOrder.ts';
import { CHARGE_RULES } from '#domain/charge/kind.ts';
import type { Kept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';

type FinishKey = 'charge' | 'chargeEntry' | 'chargeReceipt';

/** Stores the receipt and clears the form, in one synchronous step (ADR 13). */
export class FinishCharge {
  readonly #kept: Kept<FinishKey>;
  readonly #clock: Clock;

  constructor(kept: Kept<FinishKey>, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  execute(charge: Charge, order: PendingCharge): void {
    this.#kept.write('chargeReceipt', CHARGE_RULES.receiptOf(charge, order, this.#clock.now()));
    // The user may have prepared another voucher meanwhile.
    if (this.#kept.read('charge')?.token === order.token) {
      this.#kept.forget('charge');
      this.#kept.forget('chargeEntry');
    }
  }
}
