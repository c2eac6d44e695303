import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** An answer of the backend where it `fits` the order that it was asked about; any other is an `answer-mismatch` (ADR 29). */
export function bound<T>(
  answer: Result<T, Problem>,
  fits: (value: NonNullable<T>) => boolean,
): Result<T, Problem> {
  const isMine = !answer.ok || answer.value === null || answer.value === undefined || fits(answer.value);
  return isMine ? answer : refused({ kind: 'answer-mismatch' });
}
