import type { Charge, ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { BegunCardPayment, CardToCharge } from '#domain/payment/cardPayment.ts';
import type { SignedCheckout } from './wallet.ts';

/** The backend's payments for topping a voucher up. */
export interface ChargePayments {
  /**
   * Begins a payment by wallet; nothing moves before the person agrees at the provider, which leads back to
   * `returnUrl`. Refuses with `charge-under-way` if another payment for the voucher may still succeed, and with
   * `charge-had`, `charge-refused` or `session-expired`.
   */
  beginWallet(order: ChargeUnderWay, returnUrl: string): Promise<Result<SignedCheckout, Problem>>;
  /**
   * Begins a payment by card. Without a challenge the card is debited. Never sent twice automatically. Refuses as
   * `beginWallet`, and with `payment-failed`.
   */
  beginCard(order: ChargeUnderWay, card: CardToCharge): Promise<Result<BegunCardPayment, Problem>>;
  /**
   * Carries out a payment that the person has agreed to; refuses as `PaymentDesk.finalize`. Never sent twice
   * automatically.
   */
  finalize(order: ChargeUnderWay, paymentId: string): Promise<Result<Charge, Problem>>;
}
