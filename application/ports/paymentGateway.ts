import type { Charge, PendingCharge } from '#domain/charge/chargeOrder.ts';
import type { Result } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { BegunCardPayment, CardToCharge } from '#domain/payment/cardPayment.ts';
import type { PaymentReference, PaymentStanding } from '#domain/payment/payment.ts';
import type { PendingPayment } from '#domain/payment/pendingPayment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { PendingRedemption, Redemption } from '#domain/redemption/redemption.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import type { PendingVoucherOrder } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import type { RedemptionOrder } from './redemptionApi.ts';
import type { SignedCheckout } from './wallet.ts';

/** A payment whose money has come. */
export interface ReceivedPayment {
  /** Null if it was not told. */
  readonly orderNumber: string | null;
}

/** What is sent with an order of vouchers beside its note. */
export interface VoucherOrderWith {
  readonly customer: Customer;
  /** Of the voucher that part of the price is exchanged from; null if nothing is. */
  readonly token: VoucherToken | null;
}

/**
 * The kinds of orders that are paid. Of each: its note; what is sent beside the note to begin the payment; what the
 * backend then tells of the order itself, for the caller to compare; and what it tells once the money has come.
 */
export interface PaidKinds {
  readonly charge: {
    readonly note: PendingCharge;
    readonly beside: null;
    readonly told: null;
    readonly received: Charge;
  };
  readonly redemption: {
    readonly note: PendingRedemption & { readonly payment: PendingPayment };
    readonly beside: RedemptionOrder;
    readonly told: Redemption;
    readonly received: ReceivedPayment;
  };
  readonly 'voucher-order': {
    readonly note: PendingVoucherOrder;
    readonly beside: VoucherOrderWith;
    readonly told: { readonly reference: string; readonly toPayInCent: number };
    readonly received: ReceivedPayment;
  };
}
export type PaidKind = keyof PaidKinds;

/** An order of one kind, as it is sent to begin its payment. */
export interface ToPay<K extends PaidKind> {
  readonly kind: K;
  readonly note: PaidKinds[K]['note'];
  readonly beside: PaidKinds[K]['beside'];
}

/** What the backend answers once it has begun a payment. */
export interface Begun<K extends PaidKind, Payment> {
  readonly told: PaidKinds[K]['told'];
  readonly payment: Payment;
}

/** The backend's payments, whatever they are for. No call is sent twice automatically, except `state`. */
export interface PaymentGateway {
  /**
   * Begins a payment by wallet; nothing moves before the person agrees at the provider, which leads back to
   * `returnUrl`. The backend cancels an earlier payment for the same voucher that the payer has not
   * approved. Refuses with `charge-under-way` if an earlier one may still succeed. Besides, a top-up is refused with `charge-had`,
   * `charge-refused` or `session-expired`; a redemption as by `RedemptionApi.redeem`; an order of vouchers with
   * `order-changed` if its amounts are not those of the offer any more.
   */
  beginWallet<K extends PaidKind>(
    order: ToPay<K>,
    returnUrl: string,
  ): Promise<Result<Begun<K, SignedCheckout>, Problem>>;
  /** The same by card; without a challenge the card is debited. Refuses with `payment-failed`, too. */
  beginCard<K extends PaidKind>(
    order: ToPay<K>,
    card: CardToCharge,
  ): Promise<Result<Begun<K, BegunCardPayment>, Problem>>;
  /**
   * Carries out an order that the person has agreed to pay for; `paymentId` is the payment's at the provider. Refuses
   * with `payment-failed` or `payment-cancelled` if the backend says of the payment that it came to nothing; while the
   * provider is at it, the money state of the problem is `reserved`. Of every other refusal it is `unknown`: the
   * payment's state has to be asked.
   */
  finalize<K extends PaidKind>(
    kind: K,
    note: PaidKinds[K]['note'],
    paymentId: string,
  ): Promise<Result<PaidKinds[K]['received'], Problem>>;
  /**
   * Asks what became of a payment, so it can be repeated at any time. Needs no permission: who knows a payment's
   * reference may ask.
   */
  state(reference: PaymentReference): Promise<Result<PaymentStanding, Problem>>;
}
