import type { PlainProblem, Problem, ProblemKind } from './problem.ts';

/** The same refusal under another kind: it keeps only what any kind may tell. */
export function asKind<K extends ProblemKind>(
  problem: Problem,
  kind: K,
): PlainProblem & { readonly kind: K } {
  const { code, moneyState, line } = problem;
  return {
    kind,
    ...(code !== undefined && { code }),
    ...(moneyState !== undefined && { moneyState }),
    ...(line !== undefined && { line }),
    ...('retryAfterSeconds' in problem && { retryAfterSeconds: problem.retryAfterSeconds }),
  };
}
