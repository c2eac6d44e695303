import { totalInCent } from '#domain/redemption/draft.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import type { PaidBody } from '../payment/gatewayOrder.ts';
import type { RedemptionOrder } from '../ports/redemptionApi.ts';

/** Sent with the pending order and stored nowhere; the pending order keeps only a fingerprint of it. */
export interface RedemptionBody
  extends PaidBody,
    Pick<RedemptionOrder, 'customer' | 'campaign' | 'isPaybackCustomer' | 'delivery'> {}

export function sentOrder(
  { quote, draft, startingPoint }: PendingRedemption,
  { customer, campaign, isPaybackCustomer, delivery }: RedemptionBody,
): RedemptionOrder {
  const beside = { customer, campaign, isPaybackCustomer, delivery };
  const valueInCent = totalInCent(draft.lines);
  return { ...beside, startingPoint, quoteId: quote.id, valueInCent, notesRead: true };
}
