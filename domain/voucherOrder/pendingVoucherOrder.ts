import type { BuyerType } from '../calendar/usableFrom.ts';
import type { Instant } from '../core/instant.ts';
import { visible } from '../core/visible.ts';
import type { Customer } from '../customer/customer.ts';
import type { Email } from '../customer/email.ts';
import type { FormQuestions } from '../customer/customerForm.ts';
import type { PaymentProvider, PaymentReference } from '../payment/payment.ts';
import {
  type NewPayment,
  type PendingPaidOrder,
  type PendingPayment,
  paymentOf,
} from '../payment/pendingPayment.ts';
import { type VoucherSession, voucherMark } from '../voucher/voucher.ts';
import { type VoucherOrder, orderSums } from './voucherOrder.ts';

/** The voucher that part of an order is exchanged from: its mark (`voucherMark`), and what was on it before. */
export interface ExchangedVoucher {
  readonly mark: string;
  readonly balanceInCent: number;
}

/** The note of an order of vouchers that was sent and whose outcome is not known yet. */
export interface PendingVoucherOrder extends PendingPaidOrder {
  readonly payment: PendingPayment;
  readonly order: VoucherOrder;
  /** Where the vouchers are mailed. */
  readonly email: Email;
  readonly buyer: BuyerType;
  /** Null if nothing is exchanged. */
  readonly voucher: ExchangedVoucher | null;
}

/** What the page after an order shows, and keeps over a reload. */
export interface VoucherOrderReceipt {
  readonly reference: PaymentReference;
  /** Null if it was not told. */
  readonly orderNumber: string | null;
  readonly provider: PaymentProvider;
  readonly order: VoucherOrder;
  readonly email: Email;
  readonly buyer: BuyerType;
  readonly paidAt: Instant;
}

/** Returns the note of an order that is about to be sent. */
export function voucherOrderOf(
  order: VoucherOrder,
  { email, address }: Pick<Customer, 'email' | 'address'>,
  session: VoucherSession | null,
  payment: NewPayment,
): PendingVoucherOrder {
  const amountInCent = orderSums(order).toPayInCent;
  return {
    payment: paymentOf(payment, { amountInCent, currency: order.currency }),
    order,
    email,
    buyer: buyerOf(address?.company ?? ''),
    voucher: exchangedFrom(order, session),
    standing: 'sent',
  };
}

/** What the buyer is asked: an address, beside the usual. */
export const BUYER_QUESTIONS: FormQuestions = {
  address: true,
  phone: false,
  newShopCustomer: false,
  useDataConfirmation: false,
  useRecharge: null,
  orderPrepaidVouchers: false,
};

/** Returns who orders, as far as it decides when the codes can be used: a company if one is named. */
export function buyerOf(company: string): BuyerType {
  return visible(company) === '' ? 'private' : 'company';
}

/** Returns the voucher that an order exchanges from; null if nothing is exchanged or no voucher is in use. */
function exchangedFrom(
  { exchangedInCent }: Pick<VoucherOrder, 'exchangedInCent'>,
  session: VoucherSession | null,
): ExchangedVoucher | null {
  if (exchangedInCent === 0 || session === null) return null;
  return { mark: voucherMark(session), balanceInCent: session.voucher.balanceInCent };
}

/** Returns the receipt of an order that was paid. */
export function receiptOfOrder(
  { orderNumber }: Pick<VoucherOrderReceipt, 'orderNumber'>,
  { payment, order, email, buyer }: PendingVoucherOrder,
  paidAt: Instant,
): VoucherOrderReceipt {
  const { reference, provider } = payment;
  return { reference, provider, orderNumber, order, email, buyer, paidAt };
}
