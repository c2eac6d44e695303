import { HOUR, MINUTE, rfc3339 } from '../core/clock.ts';
import type { Instant } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import { refusal } from '../core/problem.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import type { Donation } from '../donation/donation.ts';
import { deliveryOf, holdUntil, statusOf } from '../redeem/progress.ts';
import { sameAddress } from '../redeem/redeem.ts';
import type { Redemption } from '../redeem/redemption.ts';
import { READY_HOLDER } from '../redeem/seedLinks.ts';
import { timelineOf } from '../redeem/timeline.ts';
import type { Payment } from '../payment/payment.ts';

/** Ready-made orders of every sandbox, one for each answer. */
export const READY_ORDERS = {
  email: READY_HOLDER,
  found: '700100200',
  undeterminable: '700100201',
} as const;

/** ORDx1 also where the address is not the one of the order, so that numbers cannot be tried out. */
export function orderStatus(
  world: World,
  { orderNumber, email }: { readonly orderNumber: string; readonly email: string },
  language: Language,
): Wire['OrderStatus'] {
  const now = world.now();
  if (sameAddress(email, READY_ORDERS.email)) {
    if (orderNumber === READY_ORDERS.undeterminable) throw refusal('ORDx2');
    if (orderNumber === READY_ORDERS.found) return readyOrder(world.state.startedAt);
  }
  const belongs = (order: Redemption | Donation) =>
    order.orderNumber === orderNumber && sameAddress(order.customer.email, email);
  const redemption = [...world.state.redemptions.values()].find(belongs);
  if (redemption !== undefined) return redemptionStatus(redemption, now, language);
  const donation = [...world.state.donations.values()].find(belongs);
  if (donation !== undefined) return donationStatus(donation);
  // Nobody gives an address for a top-up.
  const charge = world.state.till.all().map((payment) => chargeStatus(payment, orderNumber));
  const found = charge.find((status) => status !== undefined);
  if (found !== undefined) return found;
  throw refusal('ORDx1');
}

function redemptionStatus(redemption: Redemption, now: Instant, language: Language): Wire['OrderStatus'] {
  const held = holdUntil(redemption);
  return {
    orderNumber: redemption.orderNumber,
    status: statusOf(redemption, now),
    timeline: timelineOf(redemption, { now, language }),
    delivery: deliveryOf(redemption, now),
    ...(held !== undefined && { holdUntil: held }),
  };
}

function donationStatus({ orderNumber, createdAt }: Donation): Wire['OrderStatus'] {
  const at = rfc3339(createdAt);
  return {
    orderNumber,
    status: 'COMPLETED',
    timeline: [
      { state: 'ACCEPTED', at },
      { state: 'COMPLETED', at },
    ],
  };
}

/** How a top-up stands; `undefined` for a payment that is none of this order. */
function chargeStatus({ stage, startedAt }: Payment, orderNumber: string): Wire['OrderStatus'] | undefined {
  if (stage.kind !== 'received' || stage.orderNumber !== orderNumber) return undefined;
  return {
    orderNumber,
    status: 'COMPLETED',
    timeline: [
      { state: 'ACCEPTED', at: rfc3339(startedAt) },
      { state: 'COMPLETED', at: rfc3339(stage.at) },
    ],
  };
}

/** An order of the day before with everything that can happen to one that goes well. */
function readyOrder(startedAt: Instant): Wire['OrderStatus'] {
  const at = (hours: number) => rfc3339(startedAt - hours * HOUR);
  return {
    orderNumber: READY_ORDERS.found,
    status: 'COMPLETED',
    timeline: [
      { state: 'ACCEPTED', at: at(30) },
      { state: 'DELAYED', at: at(30) },
      { state: 'EMAIL_CORRECTED', at: at(29) },
      { state: 'SENT', at: at(24) },
    ],
    delivery: { state: 'SENT', kind: 'EMAIL', promisedBy: rfc3339(startedAt - 24 * HOUR + 60 * MINUTE) },
  };
}
