import type { SaveCalendar } from '#application/calendar/saveReminder.ts';
import type { MissedOrders, PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import type { DonationApi } from '#application/ports/donationApi.ts';
import type { PaymentGateway } from '#application/ports/paymentGateway.ts';
import type { RedemptionApi } from '#application/ports/redemptionApi.ts';
import type { TabTurns } from '#application/ports/tabTurns.ts';
import type { TokenApi } from '#application/voucher/refreshToken.ts';
import type { ShopApi } from '#application/ports/shopApi.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import type { ParameterApi } from '#application/site/lookForQueue.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import type { SHARED_KEPT } from '#infrastructure/kept/sharedKept.ts';
import { token } from '../wiring/token.ts';

/** Container tokens of what `shared.ts` binds. Use cases need no token, because their class is the identifier. */
export const SHARED = {
  donationLookup: token<() => Promise<Pick<DonationApi, 'find'>>>('DonationLookup'),
  kept: token<BrowserKept<keyof typeof SHARED_KEPT>>('SharedKept'),
  missedOrders: token<MissedOrders>('MissedOrders'),
  newKey: token<() => IdempotencyKey>('NewKey'),
  parameterApi: token<ParameterApi>('ParameterApi'),
  paymentGateway: token<PaymentGateway>('PaymentGateway'),
  redemptionStore: token<PendingOrderStore<PendingRedemption>>('RedemptionStore'),
  redemptionApi: token<RedemptionApi>('RedemptionApi'),
  redemptionRun: token<RedemptionRun>('RedemptionRun'),
  saveCalendar: token<SaveCalendar>('SaveCalendar'),
  shopApi: token<ShopApi>('ShopApi'),
  tabTurns: token<TabTurns>('TabTurns'),
  tokenApi: token<TokenApi>('TokenApi'),
} as const;
