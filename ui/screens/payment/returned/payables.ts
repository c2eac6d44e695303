import type { OrderRun } from '#application/orders/orderRun.ts';
import { payableCharge } from '#domain/charge/keptCharge.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { PaidOrder } from '../../../orders/payment/paidOrder.ts';
import { PAYMENT } from '../../../orders/payment/services.ts';
import { usePaidOrder } from '../../../orders/payment/usePaidOrder.ts';
import { PAID_PATHS } from '../../../parts/paths/paidPaths.ts';
import { placeOf } from '../../../parts/paths/stepPaths.ts';
import { useArea, useShared } from '../../../session/services.ts';

/** One kind of order that is paid, as the page needs it to which its payment returns. */
export interface Payable {
  /** The order of this kind that is noted; null if there is none. */
  readonly stored: PendingPaidOrder | null;
  /** Returns the view model of its order. A hook. */
  readonly useOrder: () => PaidOrder;
  /** Where the noted order is paid. */
  readonly payPath: string;
  /** Where its receipt is shown. */
  readonly receiptPath: string;
  /** True if this tab has the receipt of this payment. */
  readonly isReceived: (reference: PaymentReference) => boolean;
  /** Where something is prepared that can be paid instead; null if nothing is. */
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

/** Returns all kinds of orders that are paid; a top-up first, which stands for payments that nobody here knows. */
export function usePayables(): readonly [Payable, ...Payable[]] {
  const { chargeRun, kept, voucherOrderRun } = useArea(PAYMENT);
  const { receipt: last, redemptionRun } = useShared();
  const { charge, 'voucher-order': voucherOrder } = PAID_PATHS;
  return [
    payableOf(chargeRun, {
      payPath: () => charge.pay,
      receiptPath: charge.receipt,
      isReceived: (reference) => kept.read('chargeReceipt')?.reference === reference,
      preparedAt: payableCharge(kept.read('charge')) && charge.pay,
    }),
    payableOf(redemptionRun, {
      payPath: placeOf,
      receiptPath: '/thankyou',
      isReceived: (reference) => last.value?.paid?.reference === reference,
      preparedAt: null,
    }),
    payableOf(voucherOrderRun, {
      payPath: () => voucherOrder.pay,
      receiptPath: voucherOrder.receipt,
      isReceived: (reference) => kept.read('voucherOrderReceipt')?.reference === reference,
      preparedAt: kept.read('voucherOrder') !== null ? voucherOrder.pay : null,
    }),
  ];
}
