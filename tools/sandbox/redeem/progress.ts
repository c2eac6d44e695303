import { DAY, HOUR, type Instant, MINUTE, rfc3339 } from '../core/clock.ts';
import type { Wire } from '../core/wire.ts';
import { readyAt } from './link.ts';
import type { Redemption } from './redemption.ts';

const MAIL_PROMISE = HOUR;
const PARCEL_PROMISE = 5 * DAY;
const REVIEW_PROMISE = 7 * DAY;
/** Time until goods are being prepared, and until they are handed to the post. */
export const PARCEL_PACKING = MINUTE;
export const PARCEL_HANDOVER = 2 * DAY;

type DeliveryState = Wire['DeliveryState'];

/** Ordered by waiting time. */
const BY_WAITING: readonly DeliveryState['state'][] = ['READY', 'SENT', 'DELAYED', 'PENDING', 'FAILED'];

/** When the value is spent; `undefined` before the payment and after a failed one. */
export function acceptedAt({ createdAt, difference }: Redemption): Instant | undefined {
  if (difference === undefined) return createdAt;
  return difference.ended?.how === 'received' ? difference.ended.at : undefined;
}

/** When the redemption is carried out; `undefined` while it is on hold or unpaid. */
export function beginOf(redemption: Redemption): Instant | undefined {
  const { fraudPreventionIdent, releasedAt } = redemption;
  return fraudPreventionIdent === undefined ? acceptedAt(redemption) : releasedAt;
}

/** When the redemption failed: its delivery was impossible, or its payment failed. */
export function overAt({ returnedAt, difference }: Redemption): Instant | undefined {
  return returnedAt ?? (difference?.ended?.how === 'failed' ? difference.ended.at : undefined);
}

/** When a line's codes arrive; `undefined` for goods and before the redemption is carried out. */
export function lineReadyAt(redemption: Redemption, line: number): Instant | undefined {
  const shop = redemption.quote.items[line]?.shop;
  const begin = beginOf(redemption);
  if (shop === undefined || shop.type === 'physical' || begin === undefined) return undefined;
  return readyAt({ createdAt: begin, shop });
}

/** The estimated end of the hold. */
export function holdUntil(redemption: Redemption): string | undefined {
  const accepted = acceptedAt(redemption);
  const waits = beginOf(redemption) === undefined && overAt(redemption) === undefined;
  return accepted !== undefined && waits ? rfc3339(accepted + REVIEW_PROMISE) : undefined;
}

export function lineDelivery(redemption: Redemption, line: number, now: Instant): DeliveryState {
  const kind = lineKind(redemption, line);
  if (overAt(redemption) !== undefined) return { state: 'FAILED', kind };
  const accepted = acceptedAt(redemption);
  if (accepted === undefined) return { state: 'PENDING', kind };
  const begin = beginOf(redemption);
  if (begin === undefined) return pending(kind, accepted + REVIEW_PROMISE);
  if (kind === 'POST') {
    if (now < begin + PARCEL_HANDOVER) return pending(kind, begin + PARCEL_PROMISE);
    return { state: 'SENT', kind, promisedBy: rfc3339(begin + PARCEL_PROMISE) };
  }
  const ready = lineReadyAt(redemption, line) ?? begin;
  if (now < ready) return { state: 'DELAYED', kind, promisedBy: rfc3339(ready) };
  const state = kind === 'EMAIL' ? 'SENT' : 'READY';
  return { state, kind, promisedBy: rfc3339(ready + MAIL_PROMISE) };
}

/** The whole redemption is only as far as its slowest line. */
export function deliveryOf(redemption: Redemption, now: Instant): DeliveryState {
  const lines = redemption.quote.items.map((_, line) => lineDelivery(redemption, line, now));
  const slowest = Math.max(...lines.map(({ state }) => BY_WAITING.indexOf(state)));
  const promises = lines.flatMap(({ promisedBy }) => promisedBy ?? []).toSorted();
  const promisedBy = promises.at(-1);
  return {
    state: BY_WAITING[slowest] ?? 'PENDING',
    kind: redemption.delivery,
    ...(promisedBy !== undefined && { promisedBy }),
  };
}

export function statusOf(redemption: Redemption, now: Instant): Wire['RedemptionStatus'] {
  if (redemption.returnedAt !== undefined) return 'RETURNED_TO_BALANCE';
  if (overAt(redemption) !== undefined) return 'FAILED';
  if (acceptedAt(redemption) === undefined) return 'PAYMENT_PENDING';
  const begin = beginOf(redemption);
  if (begin === undefined) return 'ON_HOLD';
  const { state } = deliveryOf(redemption, now);
  if (state === 'PENDING') return now < begin + PARCEL_PACKING ? 'ACCEPTED' : 'PROCESSING';
  return state === 'DELAYED' ? 'PROCESSING' : 'COMPLETED';
}

/** Goods are sent by post. Codes in a basket with goods are mailed. */
function lineKind({ quote, delivery }: Redemption, line: number): Wire['Delivery'] {
  if (quote.items[line]?.shop.type === 'physical') return 'POST';
  return delivery === 'POST' ? 'EMAIL' : delivery;
}

function pending(kind: Wire['Delivery'], promised: Instant): DeliveryState {
  return { state: 'PENDING', kind, promisedBy: rfc3339(promised) };
}
