import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Reactivation } from '#domain/reactivation/reactivation.ts';
import type { Kept } from '../kept/kept.ts';
import type { ReactivationApi } from '../ports/reactivationApi.ts';

/** Looks up the check that this tab has requested. */
export class ResumeReactivation {
  readonly #api: Pick<ReactivationApi, 'look'>;
  readonly #kept: Kept<'reactivation'>;

  constructor(api: Pick<ReactivationApi, 'look'>, kept: Kept<'reactivation'>) {
    this.#api = api;
    this.#kept = kept;
  }

  /** Null if there is none; an unknown check is forgotten. */
  async execute(): Promise<Result<Reactivation | null, Problem>> {
    const id = this.#kept.read('reactivation');
    if (id === null) return done(null);
    const answer = await this.#api.look(id);
    if (answer.ok && answer.value === null) this.#kept.forget('reactivation');
    return answer;
  }
}
