import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { awaitsPayment } from '#domain/redemption/difference.ts';
import type { OrderUnderWay } from '#domain/redemption/redemption.ts';
import { bound } from '../orders/bound.ts';
import type { PaidRedemptions } from '../ports/paidRedemptions.ts';
import type { SignedCheckout } from '../ports/wallet.ts';
import { type RedemptionBody, sentOrder } from './sentOrder.ts';

/**
 * Places a redemption that is paid by wallet, so that the wallet's button can be drawn. Nothing moves by it before the
 * person agrees at the provider.
 */
export class BeginRedemptionWallet {
  readonly #till: PaidRedemptions;

  constructor(till: PaidRedemptions) {
    this.#till = till;
  }

  /** Refuses as `PaidRedemptions.beginWallet`, and with `answer-mismatch` if the answer is about another order. */
  async execute(
    order: OrderUnderWay,
    body: RedemptionBody,
    returnUrl: string,
  ): Promise<Result<SignedCheckout, Problem>> {
    if (order.payment === null) return refused({ kind: 'redemption-changed' });
    const answer = await this.#till.beginWallet(sentOrder(order, body), order.payment, returnUrl);
    const begun = bound(answer, ({ redemption }) => awaitsPayment(redemption, order));
    return begun.ok ? done(begun.value.payment) : begun;
  }
}
