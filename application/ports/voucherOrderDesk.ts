import type { Result } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { CardTypeId, PaymentReference } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import type { VoucherOrder } from '#domain/voucherOrder/voucherOrder.ts';
import type { BegunCardPayment } from './paymentDesk.ts';
import type { SignedCheckout } from './wallet.ts';

/** An order of vouchers whose payment is to be begun. */
export interface NewVoucherOrder {
  readonly order: VoucherOrder;
  readonly customer: Customer;
  /** Of the voucher that part of the price is exchanged from; null if nothing is. */
  readonly token: VoucherToken | null;
  readonly reference: PaymentReference;
  /** Where the provider shall lead back to; it names the reference. */
  readonly returnUrl: string;
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
   * Orders, and begins the payment by wallet. Refuses with `offer-changed` if the amounts are not those of the offer
   * any more, and with `charge-under-way` if another payment with the same voucher may still succeed.
   */
  orderByWallet(
    order: NewVoucherOrder,
    key: IdempotencyKey,
  ): Promise<Result<BegunOrder<SignedCheckout>, Problem>>;
  /**
   * Orders, and begins the payment by card. Without a challenge the card is debited. Never sent twice automatically.
   * Refuses as `orderByWallet`, and with `payment-failed`.
   */
  orderByCard(
    order: NewVoucherOrder & { readonly typeId: CardTypeId },
    key: IdempotencyKey,
  ): Promise<Result<BegunOrder<BegunCardPayment>, Problem>>;
}
