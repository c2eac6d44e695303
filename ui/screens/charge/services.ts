import type { BeginWallet } from '#application/charge/beginWallet.ts';
import type { ChargeRun } from '#application/charge/chargeKind.ts';
import type { CheckCharge } from '#application/charge/checkCharge.ts';
import type { LookUpPayment } from '#application/charge/lookUpPayment.ts';
import type { RefreshCharged } from '#application/charge/refreshCharged.ts';
import type { Charges } from '#application/ports/charges.ts';
import type { OfferDesk } from '#application/ports/offerDesk.ts';
import type { LoadPayments } from '#application/ports/payments.ts';
import type { VoucherOrders } from '#application/ports/voucherOrders.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the charge area. */
export interface ChargeServices {
  readonly beginWallet: BeginWallet;
  readonly chargeRun: ChargeRun;
  readonly charges: Charges;
  readonly checkCharge: CheckCharge;
  readonly loadPayments: LoadPayments<HTMLElement>;
  readonly lookUpPayment: LookUpPayment;
  readonly offerDesk: OfferDesk;
  readonly refreshCharged: RefreshCharged;
  readonly voucherOrders: VoucherOrders;
  readonly newPaymentReference: () => PaymentReference;
}

export const CHARGE = areaKey<ChargeServices>('charge');
