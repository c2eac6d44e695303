import { HOUR, type Instant, MINUTE, rfc3339 } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import { refusal } from '../core/problem.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import type { Donation } from '../donation/donation.ts';
import { prepaidOrderAnswer } from '../redeem/prepaidOrder.ts';
import { acceptedAt, deliveryOf, holdUntil, statusOf } from '../redeem/progress.ts';
import { sameAddress } from '../redeem/redeem.ts';
import type { Redemption } from '../redeem/redemption.ts';
import { READY_HOLDER } from '../redeem/seedLinks.ts';
import { timelineOf } from '../redeem/timeline.ts';
import type { Payment } from '../payment/payment.ts';
import type { VoucherOrder } from '../voucherOrder/voucherOrder.ts';

/** Ready-made orders, one per answer. */
export const READY_ORDERS = {
  email: READY_HOLDER,
  found: '700100200',
  undeterminable: '700100201',
} as const;

interface Known {
  readonly orderNumber: string;
  /** Absent for orders without an address, such as a top-up. */
  readonly email?: string;
  readonly status: (language: Language) => Wire['OrderStatus'];
}

/** Refuses a wrong address with ORDx1 as well, so that order numbers cannot be probed. */
export function orderStatus(
  world: World,
  { orderNumber, email }: { readonly orderNumber: string; readonly email: string },
  language: Language,
): Wire['OrderStatus'] {
  if (sameAddress(email, READY_ORDERS.email)) {
    if (orderNumber === READY_ORDERS.undeterminable) throw refusal('ORDx2');
    if (orderNumber === READY_ORDERS.found) return readyOrder(world.state.startedAt);
  }
  const known = ordersOf(world).find(
    (order) =>
      order.orderNumber === orderNumber && (order.email === undefined || sameAddress(order.email, email)),
  );
  if (known === undefined) throw refusal('ORDx1');
  return known.status(language);
}

function ordersOf(world: World): Known[] {
  const now = world.now();
  const redemptions = [...world.state.redemptions.values()];
  return [
    ...redemptions.map((redemption) => redemptionOrder(redemption, now)),
    ...redemptions.flatMap((redemption) => prepaidOrder(redemption)),
    ...[...world.state.donations.values()].map(donationOrder),
    ...[...world.state.voucherOrders.values()].flatMap(voucherOrder),
    ...world.state.till.all().flatMap(paidOrder),
  ];
}

function redemptionOrder(redemption: Redemption, now: Instant): Known {
  const { orderNumber, customer } = redemption;
  const held = holdUntil(redemption);
  return {
    orderNumber,
    email: customer.email,
    status: (language) => ({
      orderNumber,
      status: statusOf(redemption, now),
      timeline: timelineOf(redemption, { now, language }),
      delivery: deliveryOf(redemption, now),
      ...(held !== undefined && { holdUntil: held }),
    }),
  };
}

/** The rechargeable vouchers ordered with a redemption. */
function prepaidOrder(redemption: Redemption): Known[] {
  const { orderNumber, state } = prepaidOrderAnswer(redemption) ?? {};
  const from = acceptedAt(redemption);
  if (orderNumber === undefined || from === undefined) return [];
  const { email } = redemption.customer;
  const { returnedAt = from } = redemption;
  const status = simple(orderNumber, state === 'ORDERED' ? 'COMPLETED' : 'FAILED', [from, returnedAt]);
  return [{ orderNumber, email, status: () => status }];
}

function donationOrder({ orderNumber, createdAt, customer }: Donation): Known {
  const status = simple(orderNumber, 'COMPLETED', [createdAt, createdAt]);
  return { orderNumber, email: customer.email, status: () => status };
}

/** A paid order of vouchers. Its number is unknown before the payment. */
function voucherOrder({ orderNumber, customer, orderedAt, deliveredAt }: VoucherOrder): Known[] {
  if (deliveredAt === undefined) return [];
  const delivery = { state: 'SENT', kind: 'EMAIL', promisedBy: rfc3339(deliveredAt) } as const;
  const status = { ...simple(orderNumber, 'COMPLETED', [orderedAt, deliveredAt]), delivery };
  return [{ orderNumber, email: customer.email, status: () => status }];
}

/** A received payment that is the whole order, such as a top-up. Its number is unknown before that. */
function paidOrder({ purpose, stage, startedAt, orderNumber }: Payment): Known[] {
  if (!purpose.isWholeOrder || stage.kind !== 'received') return [];
  const status = simple(orderNumber, 'COMPLETED', [startedAt, stage.at]);
  return [{ orderNumber, status: () => status }];
}

/** A timeline of two entries. */
function simple(
  orderNumber: string,
  end: 'COMPLETED' | 'FAILED',
  [from, until]: readonly [Instant, Instant],
): Wire['OrderStatus'] {
  const timeline = [
    { state: 'ACCEPTED' as const, at: rfc3339(from) },
    { state: end, at: rfc3339(until) },
  ];
  return { orderNumber, status: end, timeline };
}

/** An order of yesterday with every event of a successful order. */
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
