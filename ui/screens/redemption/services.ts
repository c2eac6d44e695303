import type { EndAmount } from '#application/ports/endAmount.ts';
import type { BeginRedemptionWallet } from '#application/redemption/beginRedemptionWallet.ts';
import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the redemption area, beside what several areas share. */
export interface RedemptionServices {
  readonly endAmount: EndAmount;
  readonly beginRedemptionWallet: BeginRedemptionWallet;
  readonly quoteRedemption: QuoteRedemption;
}

export const REDEMPTION = areaKey<RedemptionServices>('redemption');
