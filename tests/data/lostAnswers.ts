import type { ProblemKind } from '#domain/problem/problem.ts';

/** After these nobody knows whether the order arrived, or the answer is about another. */
export const LOST_ANSWERS: readonly ProblemKind[] = [
  'offline',
  'timed-out',
  'server-down',
  'unreadable-answer',
  'unknown',
  'answer-mismatch',
  // the payment is still being carried out
  'charge-unclear',
  'payment-contradicted',
];
