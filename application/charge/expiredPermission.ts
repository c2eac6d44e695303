import type { Problem } from '#domain/problem/problem.ts';

/**
 * Passes a problem on. Where the permission to top up has ended, nothing was begun, and the voucher has to be checked
 * again.
 */
export function begunOrExpired(problem: Problem): Problem {
  return problem.kind === 'session-expired' ? { kind: 'charge-expired', moneyState: 'untouched' } : problem;
}
