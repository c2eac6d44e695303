import type { PendingRedemption, Redemption } from '#domain/redemption/redemption.ts';
import type { KindOf, PaidOrder } from '../orders/orderKind.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import type { GatewayOrder } from '../payment/gatewayOrder.ts';
import type { DirectRedemption } from './directRedemption.ts';
import type { RedemptionBody } from './sentOrder.ts';

type RedemptionWithPayment = GatewayOrder<'redemption', RedemptionBody, Redemption>;

/** Tells how a redemption is carried out: a part of it is paid, or the voucher covers it. */
export function redemptionKind(
  direct: DirectRedemption,
  paid: RedemptionWithPayment,
): KindOf<PendingRedemption, RedemptionBody, Redemption> {
  // It is asked about orders with a payment alone.
  const withPayment = paid as PaidOrder<PendingRedemption, RedemptionBody, Redemption>;
  return ({ payment }) => (payment === null ? direct : withPayment);
}

export type RedemptionRun = OrderRun<PendingRedemption, RedemptionBody, Redemption>;
