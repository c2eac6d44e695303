import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isOpen } from './openOrder.ts';

/**
 * Places what moves value one at a time: a further one waits for the one under way, and is not placed at all unless
 * that one came to nothing for sure (design 7.11).
 */
export class OneAtATime<T> {
  #underWay: Promise<Result<T, Problem>> | null = null;

  /** The outcome of the one that is on its way right now; null where there is none. */
  get underWay(): Promise<Result<T, Problem>> | null {
    return this.#underWay;
  }

  async next(place: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
    const mine = this.#after(this.#underWay, place);
    this.#underWay = mine;
    const answer = await mine;
    if (this.#underWay === mine) this.#underWay = null;
    return answer;
  }

  async #after(
    earlier: Promise<Result<T, Problem>> | null,
    place: () => Promise<Result<T, Problem>>,
  ): Promise<Result<T, Problem>> {
    const first = await earlier;
    return first && (first.ok || isOpen(first.fault)) ? first : place();
  }
}
