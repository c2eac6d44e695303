import { type Result, refused } from '#domain/core/result.ts';
import type { Problem, ProblemKind } from '#domain/problem/problem.ts';

/** What a port that can fail answers. */
export type Answer<T> = Result<T, Problem>;

/** A port's refusal. */
export const refusal = (kind: ProblemKind, more: Omit<Problem, 'kind'> = {}): Answer<never> =>
  refused({ kind, ...more });

/** A call that gives its answers in turn, each at once or when its promise does, and notes in `asked` what it was asked. One call too many is an error. */
export function inTurn<Question, T>(
  asked: Question[],
  answers: readonly (T | Promise<T>)[],
): (question: Question) => Promise<T> {
  const left = [...answers];
  return async (question) => {
    asked.push(question);
    const answer = left.shift();
    if (answer === undefined) throw new Error(`asked ${asked.length} times, has ${answers.length} answers`);
    return answer;
  };
}
