import type { Problem, ProblemKind } from './problem.ts';

const UNANSWERED: readonly ProblemKind[] = [
  'offline',
  'timed-out',
  'server-down',
  'unreadable-answer',
  'unknown',
];

/**
 * True if a call ended without an answer, or with one that gives no reason: whatever it was to change, nobody knows
 * whether it did, and the backend has to be asked (product 6.5).
 */
export function isUnanswered({ kind }: Pick<Problem, 'kind'>): boolean {
  return UNANSWERED.includes(kind);
}
