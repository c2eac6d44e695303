import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { areaKey } from '../../session/area.ts';

/** What the steps of a redemption need, beside what other areas share. */
export interface RedemptionServices {
  readonly quoteRedemption: QuoteRedemption;
}

export const REDEMPTION = areaKey<RedemptionServices>('redemption');
