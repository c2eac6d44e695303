import type { Result } from '#domain/core/result.ts';
import type { KnownPayment } from '#domain/payment/knownPayment.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { PaymentStates } from './knownPayments.ts';

/**
 * Asks how a payment stands that this tab knows nothing of but its reference, as when the provider leads back to another
 * tab. Only asks, so it may be repeated; it needs no permission and says nothing of the voucher.
 */
export class LookUpPayment {
  readonly #desk: PaymentStates;

  constructor(desk: PaymentStates) {
    this.#desk = desk;
  }

  /** Only the kinds of any call (see `Problem`) come back. */
  execute(reference: PaymentReference): Promise<Result<KnownPayment, Problem>> {
    return this.#desk.state(reference);
  }
}
