import type { OrderRun } from '#application/orders/orderRun.ts';
import { payableCharge } from '#domain/charge/keptCharge.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { PaidOrderScreen } from '../../../orders/payment/paidOrderScreen.ts';
import { PAYMENT } from '../../../orders/payment/services.ts';
import { usePaidOrder } from '../../../orders/payment/usePaidOrder.ts';
import { ORDER_PATHS } from '../../../parts/paths/orderPaths.ts';
import { placeOf } from '../../../parts/paths/stepPaths.ts';
import { useArea, useShared } from '../../../session/services.ts';

/** What the return page needs of one kind of paid order. */
export interface Payable {
  /** The pending order of this kind, if there is one. */
  readonly stored: PendingPaidOrder | null;
  /** Returns the view model of its order. A hook. */
  readonly useOrder: () => PaidOrderScreen;
  /** Where the pending order is paid. */
  readonly payPath: string;
  readonly receiptPath: string;
  /** True if this tab has the receipt of this payment. */
  readonly isReceived: (reference: PaymentReference) => boolean;
  /** Path of a prepared order that can be paid; null if there is none. */
  readonly preparedAt: string | null;
}

function payableOf<Order extends PendingPaidOrder, Body, Value>(
  run: OrderRun<Order, Body, Value>,
  kind: Omit<Payable, 'stored' | 'useOrder' | 'payPath'> & { readonly payPath: (order: Order) => string },
): Payable {
  const { stored } = run;
  const useOrder = () => usePaidOrder(run, kind.receiptPath, 'waits');
  return { ...kind, stored, useOrder, payPath: stored === null ? '/' : kind.payPath(stored) };
}

/**
 * Returns all kinds of paid orders. The top-up comes first, because the page falls back to it for an unknown payment.
 */
export function usePayables(): readonly [Payable, ...Payable[]] {
  const { chargeRun, kept, voucherOrderRun } = useArea(PAYMENT);
  const { receipt: last, redemptionRun } = useShared();
  const { charge, 'voucher-order': voucherOrder } = ORDER_PATHS;
  return [
    payableOf(chargeRun, {
      payPath: () => charge.press,
      receiptPath: charge.receipt,
      isReceived: (reference) => kept.read('chargeReceipt')?.reference === reference,
      preparedAt: payableCharge(kept.read('charge')) && charge.press,
    }),
    payableOf(redemptionRun, {
      payPath: placeOf,
      receiptPath: '/thankyou',
      isReceived: (reference) => last.value?.paid?.reference === reference,
      preparedAt: null,
    }),
    payableOf(voucherOrderRun, {
      payPath: () => voucherOrder.press,
      receiptPath: voucherOrder.receipt,
      isReceived: (reference) => kept.read('voucherOrderReceipt')?.reference === reference,
      preparedAt: kept.read('voucherOrder') !== null ? voucherOrder.press : null,
    }),
  ];
}
