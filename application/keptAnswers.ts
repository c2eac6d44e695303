import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';

/**
 * Keeps answers by question as long as the page lives (product 5.9). Two callers with the same question
 * at the same time share one call. Problems are not kept: the next caller asks again.
 */
export class KeptAnswers<T> {
  readonly #kept = new Map<string, Promise<Result<T, Problem>>>();

  /**
   * Returns the kept answer to this question, or calls `ask` for it. `question` must name everything that the answer
   * depends on, such as the language.
   */
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
