import { type Result, done, refused } from '#domain/core/result.ts';
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

/**
 * What a look for the outcome says, after `cause` has lost the answer. Found counts where it `isMine`; what the backend
 * tells of instead is no outcome, and asking again will not make it one. Never arrived is the cause again with the
 * money untouched, unless an answer that did not match came before: then "no such order" is no proof. It stays
 * `unclear` where the backend cannot be asked either, or has said that it is still at it: `reserved` is handed on to
 * the next look. `session-expired` wants the code again before it answers.
 */
export function lookedFor<T>(
  found: Result<T | null, Problem>,
  cause: Problem,
  unclear: ProblemKind,
  isMine: (value: T) => boolean,
): Result<T, Problem> {
  if (found.ok && found.value) {
    return isMine(found.value) ? done(found.value) : refused({ kind: 'answer-mismatch' });
  }
  if (cause.kind === 'answer-mismatch') return refused({ kind: 'answer-mismatch' });
  const isReserved = cause.moneyState === 'reserved';
  if (found.ok && !isReserved) return refused({ ...cause, moneyState: 'untouched' });
  if (!found.ok && found.fault.kind === 'session-expired') {
    return isReserved ? refused({ ...found.fault, moneyState: 'reserved' }) : found;
  }
  return refused({ ...cause, kind: unclear, moneyState: isReserved ? 'reserved' : 'unknown' });
}
