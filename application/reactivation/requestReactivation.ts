import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Reactivation } from '#domain/reactivation/reactivation.ts';
import type { KeptReactivation } from '../ports/keptReactivation.ts';
import type { ReactivationDesk, ReactivationWish } from '../ports/reactivationDesk.ts';

/**
 * Has an old code checked (specification 4, "old code format") and remembers the check for this tab. Problems as
 * `ReactivationDesk.request` says. Moves no money.
 */
export class RequestReactivation {
  readonly #desk: Pick<ReactivationDesk, 'request'>;
  readonly #kept: KeptReactivation;

  constructor(desk: Pick<ReactivationDesk, 'request'>, kept: KeptReactivation) {
    this.#desk = desk;
    this.#kept = kept;
  }

  async execute(wish: ReactivationWish): Promise<Result<Reactivation, Problem>> {
    const answer = await this.#desk.request(wish);
    // A code that was never locked leaves nothing to come back to.
    if (answer.ok && answer.value.state !== 'NOT_NEEDED') this.#kept.write(answer.value.id);
    return answer;
  }
}
