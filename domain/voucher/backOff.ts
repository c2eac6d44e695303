import type { Instant } from '../core/instant.ts';
import { type Problem, isAboutVoucher } from '../problem/problem.ts';

/** How many codes were refused in a row, and until when no other is sent. */
export interface Wait {
  readonly refusals: number;
  readonly until: Instant;
}

/** Refused codes that cost no wait: people mistype. */
const FREE_TRIES = 2;

const LONGEST_SECONDS = 60;

/** The backend asks for a day at most; what is stored can be anything. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * How long to wait before the next code, in whole seconds, after so many refused ones in a row: nothing at first,
 * then 1, 2, 4 … up to 60 (fortress B). It slows a guesser who sits at our page; the backend's own limit counts.
 */
export function backOffSeconds(refusals: number): number {
  if (refusals <= FREE_TRIES) return 0;
  return Math.min(LONGEST_SECONDS, 2 ** (refusals - FREE_TRIES - 1));
}

/** How long to wait after a refusal: what the backend asks for (429), or longer after several refused codes in a row. */
export function waitAfter(before: Wait, problem: Problem, now: Instant): Wait {
  const refusals = before.refusals + (isAboutVoucher(problem) ? 1 : 0);
  const seconds = Math.max(backOffSeconds(refusals), problem.retryAfterSeconds ?? 0);
  return { refusals, until: now + seconds * 1000 };
}

/** Whole seconds until the next code is sent; 0 where it may be sent now. */
export function secondsLeft({ until }: Wait, now: Instant): number {
  const left = until - now;
  return left > 0 && left <= LONGEST_WAIT_MS ? Math.ceil(left / 1000) : 0;
}
