import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Reactivation } from '#domain/reactivation/reactivation.ts';
import type { Kept } from '../kept/kept.ts';
import type { ReactivationApi, ReactivationRequest } from '../ports/reactivationApi.ts';

/** Has an old code checked (product 10.2) and remembers the check for this tab. Moves no money. */
export class RequestReactivation {
  readonly #api: Pick<ReactivationApi, 'request'>;
  readonly #kept: Kept<'reactivation'>;

  constructor(api: Pick<ReactivationApi, 'request'>, kept: Kept<'reactivation'>) {
    this.#api = api;
    this.#kept = kept;
  }

  async execute(request: ReactivationRequest): Promise<Result<Reactivation, Problem>> {
    const answer = await this.#api.request(request);
    // The code works: there is no check to come back to.
    if (answer.ok && answer.value.state !== 'NOT_NEEDED') this.#kept.write('reactivation', answer.value.id);
    return answer;
  }
}
