import type { Result } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import type { VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import type { BegunCardPayment, CardToCharge } from '#domain/payment/cardPayment.ts';
import type { SignedCheckout } from './wallet.ts';

/** What is sent with an order beside its note. */
export interface VoucherOrderWith {
  readonly customer: Customer;
  /** Of the voucher that part of the price is exchanged from; null if nothing is. */
  readonly token: VoucherToken | null;
}

/** An order whose payment was begun, as the backend tells of it. */
export interface BegunOrder<Payment> {
  /** Unchecked: whether it is the one that was sent, is for the caller to compare. */
  readonly reference: string;
  readonly toPayInCent: number;
  readonly payment: Payment;
}

/** Takes orders of vouchers. Nothing moves before they are paid. */
export interface VoucherOrderDesk {
  /**
   * Orders, and begins the payment by wallet, which leads back to `returnUrl`. Refuses with `order-changed` if the
   * amounts are not those of the offer any more, and with `charge-under-way` if another payment with the same voucher
   * may still succeed.
   */
  orderByWallet(
    order: VoucherOrderUnderWay,
    sent: VoucherOrderWith,
    returnUrl: string,
  ): Promise<Result<BegunOrder<SignedCheckout>, Problem>>;
  /**
   * Orders, and begins the payment by card. Without a challenge the card is debited. Never sent twice automatically.
   * Refuses as `orderByWallet`, and with `payment-failed`.
   */
  orderByCard(
    order: VoucherOrderUnderWay,
    sent: VoucherOrderWith,
    card: CardToCharge,
  ): Promise<Result<BegunOrder<BegunCardPayment>, Problem>>;
}
