import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import type { PendingVoucherOrder } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import {
  type PreparedVoucherOrder,
  type VoucherOrderFacts,
  type VoucherOrderFound,
  type VoucherOrderPress,
  VOUCHER_ORDER_RULES,
} from '#domain/voucherOrder/kind.ts';
import type { ReadKept } from '../kept/kept.ts';
import { PrepareOrder } from '../orders/prepareOrder.ts';
import type { BeforePayment } from '../payment/gatewayOrder.ts';

export type PrepareVoucherOrder = PrepareOrder<
  VoucherOrderFound,
  Omit<VoucherOrderFacts, keyof VoucherOrderFound>,
  PendingVoucherOrder,
  PreparedVoucherOrder,
  VoucherOrderPress
>;

export function prepareVoucherOrder(
  kept: ReadKept<'customerDraft' | 'voucherOrder' | 'voucherOrderReceipt'>,
): PrepareVoucherOrder {
  return new PrepareOrder(VOUCHER_ORDER_RULES, () => ({
    chosen: kept.read('voucherOrder'),
    customer: kept.read('customerDraft') ?? EMPTY_DRAFT,
    hasReceipt: kept.read('voucherOrderReceipt') !== null,
  }));
}

/** What the pages of orders of vouchers use beside their run. */
export const beforeVoucherOrder = (
  kept: ReadKept<'customerDraft' | 'voucherOrder' | 'voucherOrderReceipt'>,
): BeforePayment<PrepareVoucherOrder> => ({
  prepare: prepareVoucherOrder(kept),
  isPrepared: () => kept.read('voucherOrder') !== null,
  receipt: () => kept.read('voucherOrderReceipt'),
});
