import type { Instant } from '../core/instant.ts';
import type { Customer, CustomerDraft } from '../customer/customer.ts';
import { WITH_ADDRESS, parseCustomer } from '../customer/customerForm.ts';
import { maskEmail } from '../customer/maskEmail.ts';
import type { GateFacts, OrderRules } from '../orders/gate.ts';
import type { ReceivedPayment } from '../payment/payment.ts';
import { type NewPayment, paymentOf } from '../payment/pendingPayment.ts';
import { type VoucherSession, voucherMark } from '../voucher/voucher.ts';
import { type PendingVoucherOrder, type VoucherOrderReceipt, buyerOf } from './pendingVoucherOrder.ts';
import { type VoucherOrder, isExchanging, orderSums } from './voucherOrder.ts';

/** What this tab keeps of an order of vouchers before its press. */
export interface VoucherOrderFound {
  readonly chosen: VoucherOrder | null;
  readonly customer: CustomerDraft;
  /** True if this tab has the receipt of its last order. */
  readonly hasReceipt: boolean;
}

export interface VoucherOrderFacts extends GateFacts<PendingVoucherOrder>, VoucherOrderFound {
  /** Of the site (ISO 3166). */
  readonly country: string;
}

/** An order of new vouchers with everything that its press needs. */
export interface PreparedVoucherOrder {
  readonly order: VoucherOrder;
  readonly customer: Customer;
}

/** What a press adds to a prepared order. */
export interface VoucherOrderPress {
  readonly payment: NewPayment;
  /** Of the voucher in use, from which a part may be exchanged. */
  readonly session: VoucherSession | null;
}

/** An order of new vouchers from what its page finds to its receipt (product 9.5). */
export const VOUCHER_ORDER_RULES: OrderRules<
  VoucherOrderFacts,
  PendingVoucherOrder,
  PreparedVoucherOrder,
  VoucherOrderPress,
  ReceivedPayment,
  VoucherOrderReceipt,
  Instant
> = {
  kind: 'voucher-order',
  needsVoucher: false,

  isPlaced: ({ chosen, hasReceipt }) => hasReceipt && chosen === null,

  prepare({ chosen, customer, country, holding }) {
    const buyer = parseCustomer(customer, WITH_ADDRESS, country);
    // Vouchers and buyer are on one page, which shows what is missing.
    if (chosen === null || !buyer.ok) return { kind: 'missing', step: 'choice' };
    if (isExchanging(chosen) && holding !== 'voucher') return { kind: 'missing', step: 'choice' };
    return { kind: 'ready', ready: { order: chosen, customer: buyer.value } };
  },

  orderOf({ order, customer: { email, address } }, { payment, session }) {
    const amountInCent = orderSums(order).toPayInCent;
    const exchanged = order.exchangedInCent === 0 ? null : session;
    return {
      payment: paymentOf(payment, { amountInCent, currency: order.currency }),
      order,
      email,
      buyer: buyerOf(address?.company ?? ''),
      voucher: exchanged && {
        mark: voucherMark(exchanged),
        balanceInCent: exchanged.voucher.balanceInCent,
      },
      standing: 'sent',
    };
  },

  receiptOf({ orderNumber }, { payment, order, email, buyer }, paidAt) {
    const { reference, provider } = payment;
    return { reference, provider, orderNumber, order, email: maskEmail(email), buyer, paidAt };
  },
};
