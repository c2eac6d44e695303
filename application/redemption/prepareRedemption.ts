import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import {
  type PreparedRedemption,
  type RedemptionFacts,
  type RedemptionFound,
  type RedemptionPress,
  REDEMPTION_RULES,
} from '#domain/redemption/kind.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import type { ReadKept } from '../kept/kept.ts';
import { PrepareOrder } from '../orders/prepareOrder.ts';
import type { LastReceipt } from './lastReceipt.ts';

type RedemptionKey = 'basket' | 'customerDraft' | 'payback' | 'redemptionDraft';

export type PrepareRedemption = PrepareOrder<
  RedemptionFound,
  Omit<RedemptionFacts, keyof RedemptionFound>,
  PendingRedemption,
  PreparedRedemption,
  RedemptionPress
>;

export function prepareRedemption(
  kept: ReadKept<RedemptionKey>,
  receipts: Pick<LastReceipt, 'read'>,
): PrepareRedemption {
  return new PrepareOrder(REDEMPTION_RULES, () => ({
    basket: kept.read('basket') ?? [],
    choice: kept.read('redemptionDraft'),
    customer: kept.read('customerDraft') ?? EMPTY_DRAFT,
    receipt: receipts.read(),
    isPaybackCustomer: kept.read('payback') ?? false,
  }));
}
