import type { Instant } from '../core/instant.ts';
import type { PendingOrder } from './pendingOrder.ts';

/** After this time since its latest start, an order can no longer reach the backend; milliseconds (ADR 13). */
export const LATEST_ARRIVAL_MS = 30 * 60_000;

/** How often a missed order is looked up that may still arrive; milliseconds (ADR 13). */
export const LOOK_FOR_MISSED_MS = 15_000;

/** True if an order that was sent may still be on its way. */
export function mayArrive(latestStart: Instant, now: Instant): boolean {
  return now < latestStart + LATEST_ARRIVAL_MS;
}

/** True if a reserved order lapses: now the backend's "no such order" proves that it came to nothing (ADR 13). */
export function hasLapsed(
  order: Pick<PendingOrder, 'standing'>,
  latestStart: Instant,
  now: Instant,
): boolean {
  return order.standing === 'reserved' && !mayArrive(latestStart, now);
}
