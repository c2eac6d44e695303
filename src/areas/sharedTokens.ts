import type { DonationApi } from '#application/ports/donationApi.ts';
import type { RedemptionApi } from '#application/ports/redemptionApi.ts';
import type { ShopApi } from '#application/ports/shopApi.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import type { SHARED_KEPT } from '#infrastructure/kept/sharedKept.ts';
import { token } from '../wiring/token.ts';

/** By these tokens other areas and tests resolve what `shared.ts` binds. For everything else, the class is enough. */
export const SHARED = {
  donationLookup: token<() => Promise<Pick<DonationApi, 'find'>>>('DonationLookup'),
  kept: token<BrowserKept<keyof typeof SHARED_KEPT>>('SharedKept'),
  newKey: token<() => IdempotencyKey>('NewKey'),
  redemptionApi: token<RedemptionApi>('RedemptionApi'),
  shopApi: token<ShopApi>('ShopApi'),
} as const;
