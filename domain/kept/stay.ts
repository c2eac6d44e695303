import type { Instant } from '../core/instant.ts';

/** Long enough to redeem the remainder without retyping, short enough for a shared device (ADR 12). */
export const STAY_MS = 30 * 60_000;

/** The clocks of two documents may differ by this, because each learns the backend's time by itself. */
const SLACK_MS = 60_000;

/** What the tab knows of its last use. */
interface LastUse {
  /** When the user last typed, or the last voucher ended; null if unknown. */
  readonly usedAt: Instant | null;
  /** When the session in use ends, or has ended unnoticed; null without one. */
  readonly sessionEnd: Instant | null;
}

/**
 * How long what names a person still stays, in milliseconds; 0 if it must leave. A time in the future counts as unknown:
 * the clock was put back.
 */
export function stayLeft({ usedAt, sessionEnd }: LastUse, now: Instant): number {
  const isKnown = usedAt !== null && usedAt <= now + SLACK_MS;
  const lastUse = Math.max(isKnown ? usedAt : 0, sessionEnd ?? 0);
  return Math.max(0, lastUse + STAY_MS - now);
}
