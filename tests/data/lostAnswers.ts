import type { ProblemKind } from '#domain/problem/problem.ts';

/** After these it is unknown whether the order arrived, or the answer is about another order. */
export const LOST_ANSWERS: readonly ProblemKind[] = [
  'offline',
  'timed-out',
  'server-down',
  'unreadable-answer',
  'unknown',
  'answer-mismatch',
  // the payment is still in progress
  'charge-unclear',
  'payment-contradicted',
];
