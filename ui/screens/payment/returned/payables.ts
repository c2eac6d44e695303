import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { ShownRun } from '../../../orders/OrderScreen.ts';
import type { AlwaysPaid, PaymentServices } from '../../../orders/payment/services.ts';
import { placeOf, stepPath } from '../../../parts/paths/stepPath.ts';
import type { Shared } from '../../../session/shared.ts';

/** What the return page needs of one kind of paid order. */
export interface Payable {
  readonly of: OrderName;
  readonly run: ShownRun<PendingPaidOrder, unknown, unknown>;
  /** Where the pending order is paid. */
  readonly payPath: string;
  /** True if this tab has the receipt of this payment. */
  readonly isReceived: (reference: PaymentReference) => boolean;
  /** Path of a prepared order that can be paid; null if there is none. */
  readonly preparedAt: string | null;
}

/** Returns all kinds of paid orders. The top-up comes first: the page falls back to it for an unknown payment. */
export function payablesOf(
  { orders }: Pick<PaymentServices, 'orders'>,
  { receipt: last, redemptionRun }: Pick<Shared, 'receipt' | 'redemptionRun'>,
): readonly [Payable, ...Payable[]] {
  const payable = (of: AlwaysPaid): Payable => {
    const { run, receipt, isPrepared } = orders[of];
    const payPath = stepPath<AlwaysPaid>(of, 'pay');
    const isReceived = (reference: PaymentReference) => receipt()?.reference === reference;
    return { of, run, payPath, isReceived, preparedAt: isPrepared() ? payPath : null };
  };
  const others = (Object.keys(orders) as AlwaysPaid[]).filter((kind) => kind !== 'charge');
  return [
    payable('charge'),
    {
      of: 'redemption',
      run: redemptionRun,
      payPath: redemptionRun.stored === null ? '/' : placeOf(redemptionRun.stored),
      isReceived: (reference) => last.value?.paid?.reference === reference,
      preparedAt: null,
    },
    ...others.map(payable),
  ];
}
