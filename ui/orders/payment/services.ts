import type { LoadPayments } from '#application/ports/payments.ts';
import type { KnownPayments } from '#application/payment/knownPayments.ts';
import type { PrepareCharge } from '#application/charge/prepareCharge.ts';
import type { ChargeRun } from '#application/charge/chargeKind.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { PrepareVoucherOrder } from '#application/voucherOrder/prepareVoucherOrder.ts';
import type { VoucherOrderRun } from '#application/voucherOrder/voucherOrderKind.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

/** Services record of the payment area; pages of every paid order use it beside their own. */
export interface PaymentServices {
  readonly chargeRun: ChargeRun;
  readonly kept: StoredValues<'charge' | 'chargeReceipt' | 'voucherOrder' | 'voucherOrderReceipt'>;
  readonly loadPayments: LoadPayments<HTMLElement>;
  readonly newPaymentReference: () => PaymentReference;
  /** Looks up a payment of which this tab may know only the reference. */
  readonly payments: Pick<KnownPayments, 'state'>;
  readonly prepareCharge: PrepareCharge;
  readonly prepareVoucherOrder: PrepareVoucherOrder;
  readonly voucherOrderRun: VoucherOrderRun;
}

export const PAYMENT = areaKey<PaymentServices>('payment');
