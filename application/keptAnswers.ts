import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** Caches answers for the life of the page (product 5.9) and shares calls in flight. Problems are not cached. */
export class KeptAnswers<T> {
  readonly #kept = new Map<string, Promise<Result<T, Problem>>>();
  readonly #known = new Map<string, T>();

  /** `question` is the cache key and must name everything that the answer depends on, such as the language. */
  get(question: string, ask: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
    const kept = this.#kept.get(question);
    if (kept) return kept;
    const asked = this.#asked(question, ask);
    this.#kept.set(question, asked);
    return asked;
  }

  /** The answer if it is there already, so that a view can draw it at once; null while it is not. */
  known(question: string): T | null {
    return this.#known.get(question) ?? null;
  }

  async #asked(question: string, ask: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
    let isKept = false;
    try {
      const answer = await ask();
      isKept = answer.ok;
      if (answer.ok) this.#known.set(question, answer.value);
      return answer;
    } finally {
      if (!isKept) this.#kept.delete(question);
    }
  }
}
