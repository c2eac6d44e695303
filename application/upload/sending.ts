import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';

export interface Sending<T> {
  readonly answer: Promise<Result<T, Problem>>;
  /** Aborts the upload: `answer` is then `offline`, although the files may have arrived. */
  readonly cancel: () => void;
}
