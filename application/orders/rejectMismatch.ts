import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';

/**
 * Passes on an answer of the backend that is about the order it was asked for; refuses any other as `answer-mismatch`
 * (ADR 13). `fits` compares the answer with what was sent. A problem, and null for "no such order", pass unchanged.
 */
export function rejectMismatch<T>(
  answer: Result<T, Problem>,
  fits: (value: NonNullable<T>) => boolean,
): Result<T, Problem> {
  const isMine = !answer.ok || answer.value === null || answer.value === undefined || fits(answer.value);
  return isMine ? answer : refused({ kind: 'answer-mismatch' });
}
