import type { Instant } from '../core/instant.ts';
import type { Problem } from '../problem/problem.ts';
import { isAboutVoucher } from '../problem/voucherProblem.ts';
import type { Wait } from './codeWait.ts';

/** Users mistype, so two refusals cost no wait. */
const FREE_TRIES = 2;

const LONGEST_SECONDS = 60;

/** None after two refusals, then 1, 2, 4 … 60 (product 4.8). The backend's own limit is the real protection. */
export function backOffSeconds(refusals: number): number {
  if (refusals <= FREE_TRIES) return 0;
  return Math.min(LONGEST_SECONDS, 2 ** (refusals - FREE_TRIES - 1));
}

/** The longer of the backend's wait (429) and the back-off. Only problems of the voucher count as refusals. */
export function waitAfter(before: Wait, problem: Problem, now: Instant): Wait {
  const refusals = before.refusals + (isAboutVoucher(problem) ? 1 : 0);
  const own = backOffSeconds(refusals);
  const seconds = 'retryAfterSeconds' in problem ? Math.max(own, problem.retryAfterSeconds) : own;
  return { refusals, until: now + seconds * 1000 };
}
