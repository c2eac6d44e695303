import type { LoadPayments } from '#application/ports/payments.ts';
import type { KnownPayments } from '#application/payment/knownPayments.ts';
import type { ChargeRun } from '#application/charge/chargeKind.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { VoucherOrderRun } from '#application/voucherOrder/voucherOrderKind.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

/** Services record of the payment area, which the pages of every order that is paid use beside their own. */
export interface PaymentServices {
  readonly chargeRun: ChargeRun;
  readonly kept: StoredValues<'charge' | 'chargeReceipt' | 'voucherOrder' | 'voucherOrderReceipt'>;
  readonly loadPayments: LoadPayments<HTMLElement>;
  readonly newPaymentReference: () => PaymentReference;
  /** Asks how a payment stands of which this tab may know nothing but its reference. */
  readonly payments: Pick<KnownPayments, 'state'>;
  readonly voucherOrderRun: VoucherOrderRun;
}

export const PAYMENT = areaKey<PaymentServices>('payment');
