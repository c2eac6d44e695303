import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** Refuses an answer about another order with `answer-mismatch` (ADR 13). Problems and null pass unchanged. */
export function rejectMismatch<T>(
  answer: Result<T, Problem>,
  fits: (value: NonNullable<T>) => boolean,
): Result<T, Problem> {
  const isMine = !answer.ok || answer.value === null || answer.value === undefined || fits(answer.value);
  return isMine ? answer : refused({ kind: 'answer-mismatch' });
}
