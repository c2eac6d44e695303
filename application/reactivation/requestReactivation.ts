import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Reactivation } from '#domain/reactivation/reactivation.ts';
import type { Kept } from '../kept/kept.ts';
import type { ReactivationDesk, ReactivationWish } from '../ports/reactivationDesk.ts';

/**
 * Has an old code checked (specification 4, "old code format") and remembers the check for this tab. Problems as
 * `ReactivationDesk.request` says. Moves no money.
 */
export class RequestReactivation {
  readonly #desk: Pick<ReactivationDesk, 'request'>;
  readonly #kept: Kept<'reactivation'>;

  constructor(desk: Pick<ReactivationDesk, 'request'>, kept: Kept<'reactivation'>) {
    this.#desk = desk;
    this.#kept = kept;
  }

  async execute(wish: ReactivationWish): Promise<Result<Reactivation, Problem>> {
    const answer = await this.#desk.request(wish);
    // A code that was never locked leaves nothing to come back to.
    if (answer.ok && answer.value.state !== 'NOT_NEEDED') this.#kept.write('reactivation', answer.value.id);
    return answer;
  }
}
