import type { KeepEndAmount } from '#application/redemption/keepEndAmount.ts';
import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

/** Services record of the redemption area, beside what several areas share. */
export interface RedemptionServices {
  readonly keepEndAmount: KeepEndAmount;
  readonly kept: StoredValues<'prepaidEndAmount'>;
  readonly quoteRedemption: QuoteRedemption;
}

export const REDEMPTION = areaKey<RedemptionServices>('redemption');
