import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type PlacedOrder, isOrderSent } from '#domain/redemption/binding.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import { lookedFor } from '../lostAnswer.ts';
import type { RedemptionDesk } from '../ports/redemptionDesk.ts';

/** Finds out what became of a redemption whose answer was lost (design 7.11). Safe to repeat. */
export class FindRedemption {
  readonly #desk: RedemptionDesk;

  constructor(desk: RedemptionDesk) {
    this.#desk = desk;
  }

  /** `cause` is the fault that lost the answer; `redemption-unclear` stays where the outcome does. */
  async execute(order: PlacedOrder, cause: Problem): Promise<Result<Redemption, Problem>> {
    const found = await this.#desk.find(order.quote.id);
    return lookedFor(found, cause, 'redemption-unclear', (redemption) => isOrderSent(redemption, order));
  }
}
