import type { Charge } from '#domain/charge/chargeOrder.ts';
import type { ChargeToken } from '#domain/charge/chargeDraft.ts';
import type { Result } from '#domain/core/result.ts';
import type { Currency } from '#domain/money/money.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type {
  CardTypeId,
  PaymentProvider,
  PaymentReference,
  PaymentStanding,
} from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SignedCheckout } from './wallet.ts';

/** A payment to be begun. */
export interface NewPayment {
  readonly token: ChargeToken;
  readonly reference: PaymentReference;
  /** In minor units of `currency`, within the range of the voucher. */
  readonly amountInCent: number;
  readonly currency: Currency;
  /** Where the provider shall lead back to; it names the reference. */
  readonly returnUrl: string;
}

/** A card payment that was begun. */
export interface BegunCardPayment {
  readonly chargeId: string;
  /** Where the card's bank asks the person; null if it does not. Unchecked. */
  readonly challenge: string | null;
}

/** The backend's payments for topping a voucher up. */
export interface PaymentDesk {
  /**
   * Begins a payment by wallet; nothing moves before the person agrees at the provider. Refuses with `charge-in-basket`
   * if another payment for the voucher may still succeed, and with `charge-already`, `charge-refused` or
   * `session-expired`.
   */
  beginWallet(payment: NewPayment, key: IdempotencyKey): Promise<Result<SignedCheckout, Problem>>;
  /**
   * Begins a payment by card. Without a challenge the card is debited. Never sent twice automatically. Refuses as
   * `beginWallet`, and with `payment-failed`.
   */
  beginCard(
    payment: NewPayment & { readonly typeId: CardTypeId },
    key: IdempotencyKey,
  ): Promise<Result<BegunCardPayment, Problem>>;
  /**
   * Carries out a payment that the person has agreed to. Never sent twice automatically. Refuses with `payment-failed`
   * or `payment-cancelled` if the backend says of it that it came to nothing; while the provider is at it, the money
   * state of the problem is `reserved`. Of every other refusal it is `unknown`: the payment's state has to be asked.
   */
  finalize(
    payment: {
      readonly provider: PaymentProvider;
      readonly paymentId: string;
      readonly token: ChargeToken;
    },
    key: IdempotencyKey,
  ): Promise<Result<Charge, Problem>>;
  /** Asks what became of a payment. Needs no permission, so it can be asked at any time, and repeated. */
  state(reference: PaymentReference): Promise<Result<PaymentStanding, Problem>>;
}
