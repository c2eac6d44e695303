import type { PendingRedemption, Redemption } from '#domain/redemption/redemption.ts';
import type { KindOf, PaidOrder } from '../orders/orderKind.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import type { GatewayOrder } from '../payment/gatewayOrder.ts';
import type { DirectRedemption } from './directRedemption.ts';
import type { RedemptionBody } from './sentOrder.ts';

type RedemptionWithPayment = GatewayOrder<'redemption', RedemptionBody, Redemption>;

export function redemptionKind(
  direct: DirectRedemption,
  paid: RedemptionWithPayment,
): KindOf<PendingRedemption, RedemptionBody, Redemption> {
  // Safe: it only gets orders with a payment.
  const withPayment = paid as PaidOrder<PendingRedemption, RedemptionBody, Redemption>;
  return ({ payment }) => (payment === null ? direct : withPayment);
}

export type RedemptionRun = OrderRun<PendingRedemption, RedemptionBody, Redemption>;
