import type { BeginWallet } from '#application/charge/beginWallet.ts';
import type { CheckCharge } from '#application/charge/checkCharge.ts';
import type { RefreshCharged } from '#application/charge/refreshCharged.ts';
import type { Charges } from '#application/ports/charges.ts';
import type { OfferDesk } from '#application/ports/offerDesk.ts';
import type { VoucherOrders } from '#application/ports/voucherOrders.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the charge area. */
export interface ChargeServices {
  readonly beginWallet: BeginWallet;
  readonly charges: Charges;
  readonly checkCharge: CheckCharge;
  readonly offerDesk: OfferDesk;
  readonly refreshCharged: RefreshCharged;
  readonly voucherOrders: VoucherOrders;
}

export const CHARGE = areaKey<ChargeServices>('charge');
