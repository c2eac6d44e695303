import type { ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { PaymentDesk } from '../ports/paymentDesk.ts';
import type { SignedCheckout } from '../ports/wallet.ts';

/**
 * Prepares a payment by wallet, so that its button can be drawn (specification 7, charge init). Nothing moves by it; an
 * earlier payment for the same voucher that nobody has agreed to is ended by the backend. Refuses as
 * `PaymentDesk.beginWallet`.
 */
export class BeginWallet {
  readonly #desk: PaymentDesk;

  constructor(desk: PaymentDesk) {
    this.#desk = desk;
  }

  execute(
    { key, token, reference, amountInCent, currency }: ChargeUnderWay,
    returnUrl: string,
  ): Promise<Result<SignedCheckout, Problem>> {
    return this.#desk.beginWallet({ token, reference, amountInCent, currency, returnUrl }, key);
  }
}
