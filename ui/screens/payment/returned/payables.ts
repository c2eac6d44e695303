import { payableCharge } from '#domain/charge/keptCharge.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { PaymentServices } from '../../../orders/payment/services.ts';
import type { ShownRun } from '../../../orders/OrderScreen.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import { placeOf, stepPath } from '../../../parts/paths/stepPath.ts';
import type { Shared } from '../../../session/shared.ts';

/** What the return page needs of one kind of paid order. */
export interface Payable {
  readonly run: ShownRun<PendingPaidOrder, unknown, unknown>;
  /** Where the pending order is paid. */
  readonly payPath: string;
  readonly of: OrderName;
  /** True if this tab has the receipt of this payment. */
  readonly isReceived: (reference: PaymentReference) => boolean;
  /** Path of a prepared order that can be paid; null if there is none. */
  readonly preparedAt: string | null;
}

/** Returns all kinds of paid orders. The top-up comes first: the page falls back to it for an unknown payment. */
export function payablesOf(
  { chargeRun, kept, voucherOrderRun }: PaymentServices,
  { receipt: last, redemptionRun }: Pick<Shared, 'receipt' | 'redemptionRun'>,
): readonly [Payable, ...Payable[]] {
  const charge = stepPath('charge', 'pay');
  const voucherOrder = stepPath('voucher-order', 'pay');
  return [
    {
      run: chargeRun,
      payPath: charge,
      of: 'charge',
      isReceived: (reference) => kept.read('chargeReceipt')?.reference === reference,
      preparedAt: payableCharge(kept.read('charge')) && charge,
    },
    {
      run: redemptionRun,
      payPath: redemptionRun.stored === null ? '/' : placeOf(redemptionRun.stored),
      of: 'redemption',
      isReceived: (reference) => last.value?.paid?.reference === reference,
      preparedAt: null,
    },
    {
      run: voucherOrderRun,
      payPath: voucherOrder,
      of: 'voucher-order',
      isReceived: (reference) => kept.read('voucherOrderReceipt')?.reference === reference,
      preparedAt: kept.read('voucherOrder') !== null ? voucherOrder : null,
    },
  ];
}
