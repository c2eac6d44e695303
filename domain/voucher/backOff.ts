import type { Instant } from '../core/instant.ts';
import { type Problem, isAboutVoucher } from '../problem/problem.ts';

/** How many codes were refused in a row, and until when no further code may be sent. */
export interface Wait {
  readonly refusals: number;
  readonly until: Instant;
}

/** How many refused codes cost no wait, because people mistype. */
const FREE_TRIES = 2;

const LONGEST_SECONDS = 60;

/** In milliseconds. The backend asks for a day at most; what is stored can be anything. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * Returns how many seconds to wait after so many refused codes in a row: none after two, then 1, 2, 4 … up to 60
 * (product 4.8). It slows down someone who guesses at our page; the backend's own limit is what protects.
 */
export function backOffSeconds(refusals: number): number {
  if (refusals <= FREE_TRIES) return 0;
  return Math.min(LONGEST_SECONDS, 2 ** (refusals - FREE_TRIES - 1));
}

/**
 * Returns the wait after a refusal, beginning at `now`: what the backend asks for (429) or what the refused codes
 * cost, whichever is longer. Only problems of the voucher count as a refused code.
 */
export function waitAfter(before: Wait, problem: Problem, now: Instant): Wait {
  const refusals = before.refusals + (isAboutVoucher(problem) ? 1 : 0);
  const seconds = Math.max(backOffSeconds(refusals), problem.retryAfterSeconds ?? 0);
  return { refusals, until: now + seconds * 1000 };
}

/**
 * Returns the whole seconds until the next code may be sent; 0 if it may be sent now. An end more than a day ahead is
 * not believed.
 */
export function secondsLeft({ until }: Wait, now: Instant): number {
  const left = until - now;
  return left > 0 && left <= LONGEST_WAIT_MS ? Math.ceil(left / 1000) : 0;
}
