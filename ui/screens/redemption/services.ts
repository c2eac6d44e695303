import type { KeepEndAmount } from '#application/redemption/keepEndAmount.ts';
import type { PrepareRedemption } from '#application/redemption/prepareRedemption.ts';
import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

export interface RedemptionServices {
  readonly keepEndAmount: KeepEndAmount;
  readonly kept: StoredValues<'prepaidEndAmount'>;
  readonly prepareRedemption: PrepareRedemption;
  readonly quoteRedemption: QuoteRedemption;
}

export const REDEMPTION = areaKey<RedemptionServices>('redemption');
