import type { ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ChargePayments } from '../ports/chargePayments.ts';
import type { SignedCheckout } from '../ports/wallet.ts';
import { begunOrExpired } from './expiredPermission.ts';

/**
 * Prepares a payment by wallet, so that its button can be drawn (specification 7, charge init). Nothing moves by it; an
 * earlier payment for the same voucher that nobody has agreed to is ended by the backend. Refuses as
 * `ChargePayments.beginWallet`, but with `charge-expired` if the voucher has to be checked again.
 */
export class BeginWallet {
  readonly #till: ChargePayments;

  constructor(till: ChargePayments) {
    this.#till = till;
  }

  async execute(order: ChargeUnderWay, returnUrl: string): Promise<Result<SignedCheckout, Problem>> {
    const begun = await this.#till.beginWallet(order, returnUrl);
    return begun.ok ? begun : refused(begunOrExpired(begun.fault));
  }
}
