import type { Problem, ProblemKind } from './problem.ts';

const UNANSWERED: readonly ProblemKind[] = [
  'offline',
  'timed-out',
  'server-down',
  'unreadable-answer',
  'unknown',
];

/** True if it is unknown whether the call took effect, so the backend must be asked (product 6.5). */
export function isUnanswered({ kind }: Pick<Problem, 'kind'>): boolean {
  return UNANSWERED.includes(kind);
}
