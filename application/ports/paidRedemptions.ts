import type { Result } from '#domain/core/result.ts';
import type { PaymentUnderWay } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import type { BegunCardPayment, CardToCharge } from '#domain/payment/cardPayment.ts';
import type { RedemptionOrder } from './redemptionDesk.ts';
import type { SignedCheckout } from './wallet.ts';

/** What the backend says of a redemption that was placed and has to be paid first. */
export interface Pending<Begun> {
  readonly redemption: Redemption;
  readonly payment: Begun;
}

/**
 * The backend's redemptions of which the voucher covers only a part. Both calls place the order with a payment that
 * nobody has agreed to yet: nothing moves by them. An earlier payment for the voucher that nobody has agreed to ends
 * with them. They refuse as `RedemptionDesk.redeem`, and with `charge-under-way` if another payment for the voucher may
 * still succeed.
 */
export interface PaidRedemptions {
  beginWallet(
    order: RedemptionOrder,
    payment: PaymentUnderWay,
    returnUrl: string,
  ): Promise<Result<Pending<SignedCheckout>, Problem>>;
  /**
   * Without a challenge the card is debited. Never sent twice automatically. Refuses with `payment-failed`, too.
   */
  beginCard(
    order: RedemptionOrder,
    payment: PaymentUnderWay,
    card: CardToCharge,
  ): Promise<Result<Pending<BegunCardPayment>, Problem>>;
}
