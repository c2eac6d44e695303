import type { Result } from '#domain/core/result.ts';
import type { PaymentReference, PaymentStanding } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { PaymentDesk } from '../ports/paymentDesk.ts';

/**
 * Asks how a payment stands that this tab knows nothing of but its reference, as when the provider leads back to another
 * tab. Only asks, so it may be repeated; it needs no permission and says nothing of the voucher.
 */
export class LookUpPayment {
  readonly #desk: Pick<PaymentDesk, 'state'>;

  constructor(desk: Pick<PaymentDesk, 'state'>) {
    this.#desk = desk;
  }

  /** Only the kinds of any call (see `Problem`) come back. */
  execute(reference: PaymentReference): Promise<Result<PaymentStanding, Problem>> {
    return this.#desk.state(reference);
  }
}
