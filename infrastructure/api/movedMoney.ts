import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Failure } from './call.ts';

/** A status of 500 or above without a money state leaves open whether money moved: the state becomes `unknown`. */
export function moneyMayHaveMoved({ status, problem }: Pick<Failure, 'status' | 'problem'>): Problem {
  const isSilent = status !== null && status >= 500 && problem.moneyState === undefined;
  return isSilent ? { ...problem, moneyState: 'unknown' } : problem;
}

/**
 * Null if the backend itself does not know the id. A proxy's 404 page must not become null, because null is a statement
 * about the money (ADR 13).
 */
export function foundOrNone<T>(answer: Result<T, Failure>): Result<T | null, Problem> {
  if (answer.ok) return answer;
  const { status, isDocument, problem } = answer.fault;
  if (status !== 404) return refused(problem);
  return isDocument ? done(null) : refused({ ...problem, kind: 'unreadable-answer' });
}
