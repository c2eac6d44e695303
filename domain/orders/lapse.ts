import type { Instant } from '../core/instant.ts';
import type { OrderNote } from './note.ts';

/**
 * How long after the last moment at which it could have been begun an order may still turn up, in milliseconds. A quote
 * holds for minutes; half an hour more leaves no doubt, and is short enough to wait for at a counter no longer.
 */
export const LATEST_ARRIVAL_MS = 30 * 60_000;

/**
 * Whether a reserved order that the backend knows nothing of has come to nothing: only then is "no such order" a proof
 * (ADR 24). `begunBy` is the last moment at which the order could have been begun.
 */
export function hasLapsed(note: Pick<OrderNote, 'standing'>, begunBy: Instant, now: Instant): boolean {
  return note.standing === 'reserved' && now >= begunBy + LATEST_ARRIVAL_MS;
}
