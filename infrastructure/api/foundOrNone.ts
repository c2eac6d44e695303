import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Failure } from './call.ts';

/**
 * Null if the backend itself does not know the id. A proxy's 404 page must not become null, because null is a statement
 * about the money (ADR 13).
 */
export function foundOrNone<T>(answer: Result<T, Failure>): Result<T | null, Problem> {
  if (answer.ok) return answer;
  const { status, document, problem } = answer.fault;
  return status === 404 && document !== 'none' ? done(null) : refused(problem);
}
