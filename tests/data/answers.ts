import { type Result, refused } from '#domain/core/result.ts';
import type { Problem, ProblemKind } from '#domain/problem/problem.ts';

/** The result of a port that can fail. */
export type Answer<T> = Result<T, Problem>;

/** What each kind may tell, apart from the kind. */
type Told<P = Problem> = P extends Problem ? Omit<P, 'kind'> : never;

export const refusal = (kind: ProblemKind, more: Told = {}): Answer<never> => refused({ kind, ...more });

/** A call that records its questions in `asked` and returns the answers in order. Throws if called too often. */
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
