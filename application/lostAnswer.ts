import type { Problem, ProblemKind } from '#domain/problem/problem.ts';

/** Faults after which nobody knows whether an order arrived: no answer, or one that gives no reason. */
const UNCLEAR: readonly ProblemKind[] = [
  'offline',
  'timed-out',
  'server-down',
  'unreadable-answer',
  'unknown',
];

/** Whether the answer to an order that moves value is lost, so that its state has to be asked for (design 7.11). */
export function isLost({ kind, moneyState }: Problem): boolean {
  return UNCLEAR.includes(kind) || moneyState === 'unknown';
}
