import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type PlacedOrder, followsQuote } from '#domain/redemption/binding.ts';
import type { IdempotencyKey, Redemption } from '#domain/redemption/redemption.ts';
import { isLost } from '../lostAnswer.ts';
import { OneAtATime } from '../oneAtATime.ts';
import type { RedemptionDesk, RedemptionOrder } from '../ports/redemptionDesk.ts';
import type { FindRedemption } from './findRedemption.ts';

/**
 * Places a redemption, once. It is never sent again by itself: where the answer is lost, the backend is asked
 * for the redemption's state instead (design 7.11).
 */
export class Redeem {
  readonly #desk: RedemptionDesk;
  readonly #find: FindRedemption;
  readonly #turns = new OneAtATime<Redemption>();

  constructor(desk: RedemptionDesk, find: FindRedemption) {
    this.#desk = desk;
    this.#find = find;
  }

  /**
   * One `key` per intent: a person who presses again after a fault still means the same redemption. While an order
   * is under way, a further one waits for it, and is not placed at all unless the first came to nothing for sure. An
   * answer that is not about what was `placed` counts as lost (ADR 29).
   */
  execute(
    order: RedemptionOrder,
    placed: PlacedOrder,
    key: IdempotencyKey,
  ): Promise<Result<Redemption, Problem>> {
    return this.#turns.next(async () => {
      const answer = await this.#desk.redeem(order, key);
      if (answer.ok) {
        return followsQuote(answer.value, placed)
          ? answer
          : this.#find.execute(placed, { kind: 'answer-mismatch' });
      }
      return isLost(answer.fault) ? this.#find.execute(placed, answer.fault) : answer;
    });
  }

  /** The outcome of the one that is on its way right now; null where there is none. */
  get underWay(): Promise<Result<Redemption, Problem>> | null {
    return this.#turns.underWay;
  }
}
