import type { Result } from '#domain/core/result.ts';
import type { BegunCardPayment, CardToCharge } from '#domain/payment/cardPayment.ts';
import type { PaymentReference, PaymentStanding } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { PaidKind, PaidKinds } from '../payment/paidKinds.ts';
import type { SignedCheckout } from './wallet.ts';

/** An order with what its payment begins with. */
export interface ToPay<K extends PaidKind> {
  readonly kind: K;
  readonly order: PaidKinds[K]['order'];
  readonly beside: PaidKinds[K]['beside'];
}

/** The backend's answer once it has begun a payment. */
export interface Begun<K extends PaidKind, Payment> {
  readonly answer: PaidKinds[K]['answer'];
  readonly payment: Payment;
}

/** The backend's payments of all kinds. No call except `state` is retried automatically. */
export interface PaymentGateway {
  /**
   * Begins a wallet payment. No money moves before the user approves it at the provider, which then returns to
   * `returnUrl`. The backend cancels an earlier payment for the same voucher that the user has not approved. Refuses
   * with `charge-under-way` if an earlier payment may still succeed. A top-up is also refused with `charge-had`,
   * `charge-refused` or `session-expired`; a redemption as by `RedemptionApi.redeem`; a voucher order with
   * `order-changed` if its amounts no longer match the offer.
   */
  beginWallet<K extends PaidKind>(
    order: ToPay<K>,
    returnUrl: string,
  ): Promise<Result<Begun<K, SignedCheckout>, Problem>>;
  /**
   * The same by card; without a challenge the card is debited. Also refuses with `payment-failed`. If the problem's
   * `moneyState` is `unknown`, or the call got no readable answer, it may be debited all the same: ask for the state.
   */
  beginCard<K extends PaidKind>(
    order: ToPay<K>,
    card: CardToCharge,
  ): Promise<Result<Begun<K, BegunCardPayment>, Problem>>;
  /**
   * Carries out an order whose payment the user has approved; `paymentId` is the payment's id at the provider. Refuses
   * with `payment-failed` or `payment-cancelled` if the backend says that the payment came to nothing. The problem's
   * `moneyState` is `reserved` while the provider is processing, and `unknown` with every other refusal: then ask for
   * the payment's state.
   */
  finalize<K extends PaidKind>(
    kind: K,
    order: PaidKinds[K]['order'],
    paymentId: string,
  ): Promise<Result<PaidKinds[K]['received'], Problem>>;
  /**
   * Looks up a payment's status. Only reads, so it can be repeated at any time. Needs no permission but the payment's
   * reference.
   */
  state(reference: PaymentReference): Promise<Result<PaymentStanding, Problem>>;
}
