import type { ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { PaymentDesk } from '../ports/paymentDesk.ts';
import type { SignedCheckout } from '../ports/wallet.ts';
import { begunOrExpired } from './expiredPermission.ts';

/**
 * Prepares a payment by wallet, so that its button can be drawn (specification 7, charge init). Nothing moves by it; an
 * earlier payment for the same voucher that nobody has agreed to is ended by the backend. Refuses as
 * `PaymentDesk.beginWallet`, but with `charge-expired` if the voucher has to be checked again.
 */
export class BeginWallet {
  readonly #desk: PaymentDesk;

  constructor(desk: PaymentDesk) {
    this.#desk = desk;
  }

  async execute(
    { key, token, reference, amountInCent, currency }: ChargeUnderWay,
    returnUrl: string,
  ): Promise<Result<SignedCheckout, Problem>> {
    const payment = { token, reference, amountInCent, currency, returnUrl };
    const begun = await this.#desk.beginWallet(payment, key);
    return begun.ok ? begun : refused(begunOrExpired(begun.fault));
  }
}
