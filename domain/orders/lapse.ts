import type { Instant } from '../core/instant.ts';
import type { PendingOrder } from './pendingOrder.ts';

/**
 * How long an order may still turn up after the last moment at which it could have been begun, in milliseconds (30
 * minutes, ADR 13). A quote is valid for minutes, so half an hour more leaves no doubt, and is as long as one can be
 * asked to wait.
 */
export const LATEST_ARRIVAL_MS = 30 * 60_000;

/**
 * True if a reserved order has come to nothing once the backend knows of none: only from now on is "no such order" a
 * proof (ADR 13). `latestStart` is the last moment at which the order could have been begun.
 */
export function hasLapsed(note: Pick<PendingOrder, 'standing'>, latestStart: Instant, now: Instant): boolean {
  return note.standing === 'reserved' && now >= latestStart + LATEST_ARRIVAL_MS;
}
