import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';

/**
 * Answers by what was asked, kept as long as the page lives (specification 4, caches). Who asks while the same
 * question is under way waits for its answer. A fault is not kept: the next time it is asked again.
 */
export class KeptAnswers<T> {
  readonly #kept = new Map<string, Promise<Result<T, Problem>>>();

  get(question: string, ask: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
    const kept = this.#kept.get(question);
    if (kept) return kept;
    const asked = this.#asked(question, ask);
    this.#kept.set(question, asked);
    return asked;
  }

  async #asked(question: string, ask: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
    let isKept = false;
    try {
      const answer = await ask();
      isKept = answer.ok;
      return answer;
    } finally {
      if (!isKept) this.#kept.delete(question);
    }
  }
}
