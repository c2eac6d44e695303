import type { SaveCalendar } from '#application/calendar/saveReminder.ts';
import type { OrderBook } from '#application/orders/orderBook.ts';
import type { PaymentGateway } from '#application/ports/paymentGateway.ts';
import type { RedemptionDesk } from '#application/ports/redemptionDesk.ts';
import type { TokenDesk } from '#application/voucher/refreshToken.ts';
import type { ShopDesk } from '#application/ports/shopDesk.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import type { ParameterDesk } from '#application/site/lookForQueue.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { OrderUnderWay } from '#domain/redemption/redemption.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import type { SHARED_KEPT } from '#infrastructure/kept/sharedKept.ts';
import { token } from '../wiring/token.ts';

/**
 * Container tokens of what `shared.ts` binds and every area may ask for. Use cases need no token: a class is its own
 * identifier.
 */
export const SHARED = {
  kept: token<BrowserKept<keyof typeof SHARED_KEPT>>('SharedKept'),
  newKey: token<() => IdempotencyKey>('NewKey'),
  parameterDesk: token<ParameterDesk>('ParameterDesk'),
  paymentGateway: token<PaymentGateway>('PaymentGateway'),
  redemptionBook: token<OrderBook<OrderUnderWay>>('RedemptionBook'),
  redemptionDesk: token<RedemptionDesk>('RedemptionDesk'),
  redemptionRun: token<RedemptionRun>('RedemptionRun'),
  saveCalendar: token<SaveCalendar>('SaveCalendar'),
  shopDesk: token<ShopDesk>('ShopDesk'),
  tokenDesk: token<TokenDesk>('TokenDesk'),
} as const;
