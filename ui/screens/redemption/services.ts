import type { ReadKept } from '#application/kept/kept.ts';
import type { KeepEndAmount } from '#application/redemption/keepEndAmount.ts';
import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the redemption area, beside what several areas share. */
export interface RedemptionServices {
  readonly keepEndAmount: KeepEndAmount;
  readonly kept: ReadKept<'prepaidEndAmount'>;
  readonly quoteRedemption: QuoteRedemption;
}

export const REDEMPTION = areaKey<RedemptionServices>('redemption');
