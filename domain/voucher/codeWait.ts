import type { Instant } from '../core/instant.ts';

export interface Wait {
  readonly refusals: number;
  readonly until: Instant;
}

/** The backend asks for a day at most; a longer stored wait is corrupt. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Whole seconds; 0 if the next code may be sent now. */
export function secondsLeft({ until }: Wait, now: Instant): number {
  const left = until - now;
  return left > 0 && left <= LONGEST_WAIT_MS ? Math.ceil(left / 1000) : 0;
}
