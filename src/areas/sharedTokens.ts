import type { SaveCalendar } from '#application/calendar/saveReminder.ts';
import type { OrderBook } from '#application/orders/orderBook.ts';
import type { Charges } from '#application/ports/charges.ts';
import type { Drafts } from '#application/ports/drafts.ts';
import type { KeptFlashes } from '#application/ports/keptFlashes.ts';
import type { KeptPartner } from '#application/ports/keptPartner.ts';
import type { PaidRedemptions } from '#application/ports/paidRedemptions.ts';
import type { PaymentDesk } from '#application/ports/paymentDesk.ts';
import type { PaymentMemory } from '#application/ports/paymentMemory.ts';
import type { Receipts } from '#application/ports/receipts.ts';
import type { RevealWish } from '#application/ports/revealWish.ts';
import type { RedemptionDesk } from '#application/ports/redemptionDesk.ts';
import type { VoucherOrders } from '#application/ports/voucherOrders.ts';
import type { TokenDesk } from '#application/voucher/refreshToken.ts';
import type { ShopDesk } from '#application/ports/shopDesk.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import type { ParameterDesk } from '#application/site/lookForQueue.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { OrderUnderWay } from '#domain/redemption/redemption.ts';
import type { DraftStore } from '#ui/session/DraftStore.ts';
import type { HelpHint } from '#ui/session/HelpHint.ts';
import { token } from '../wiring/token.ts';

/**
 * Container tokens of what `shared.ts` binds and every area may ask for. Use cases need no token: a class is its own
 * identifier.
 */
export const SHARED = {
  charges: token<Charges>('Charges'),
  drafts: token<Drafts>('Drafts'),
  helpHint: token<HelpHint>('HelpHint'),
  kept: token<DraftStore>('DraftStore'),
  keptFlashes: token<KeptFlashes>('KeptFlashes'),
  keptPartner: token<KeptPartner>('KeptPartner'),
  newKey: token<() => IdempotencyKey>('NewKey'),
  paidRedemptions: token<PaidRedemptions>('PaidRedemptions'),
  parameterDesk: token<ParameterDesk>('ParameterDesk'),
  paymentDesk: token<PaymentDesk>('PaymentDesk'),
  paymentMemory: token<PaymentMemory>('PaymentMemory'),
  receipts: token<Receipts>('Receipts'),
  redemptionBook: token<OrderBook<OrderUnderWay>>('RedemptionBook'),
  redemptionDesk: token<RedemptionDesk>('RedemptionDesk'),
  redemptionRun: token<RedemptionRun>('RedemptionRun'),
  revealWish: token<RevealWish>('RevealWish'),
  saveCalendar: token<SaveCalendar>('SaveCalendar'),
  shopDesk: token<ShopDesk>('ShopDesk'),
  voucherOrders: token<VoucherOrders>('VoucherOrders'),
  tokenDesk: token<TokenDesk>('TokenDesk'),
} as const;
