import type { Instant } from '../core/instant.ts';

/** Long enough to redeem the remainder without retyping, short enough for a shared device (ADR 12). */
export const STAY_MS = 30 * 60_000;

/** A device's clock may be put back by this when it is set by the network's. */
const SLACK_MS = 60_000;

/**
 * How long what names a person still stays, in milliseconds; 0 if it must leave.
 *
 * @param usedAt when the user last typed, or the last voucher ended, by the device's clock; null if unknown. A time in
 * the future counts as unknown: the clock was put back.
 * @param sessionEnd when the session in use ends, or has ended unnoticed, in the backend's time; null without one
 */
export function stayLeft(
  usedAt: Instant | null,
  deviceNow: Instant,
  sessionEnd: Instant | null,
  now: Instant,
): number {
  const isKnown = usedAt !== null && usedAt <= deviceNow + SLACK_MS;
  return Math.max(0, isKnown ? usedAt - deviceNow + STAY_MS : 0, (sessionEnd ?? 0) - now + STAY_MS);
}
