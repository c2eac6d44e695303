import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** Files that are on their way, and what comes of it. */
export interface Sending<T> {
  readonly answer: Promise<Result<T, Problem>>;
  /** Gives it up; then it is answered as without a network, although it may have arrived. */
  readonly cancel: () => void;
}
