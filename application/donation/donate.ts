import type { Result } from '#domain/core/result.ts';
import { type PlacedDonation, followsDonation } from '#domain/donation/binding.ts';
import type { Donation } from '#domain/donation/donation.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { IdempotencyKey } from '#domain/redemption/redemption.ts';
import { isLost } from '../lostAnswer.ts';
import { OneAtATime } from '../oneAtATime.ts';
import type { DonationDesk, DonationOrder } from '../ports/donationDesk.ts';
import type { FindDonation } from './findDonation.ts';

/** Gives a voucher's value away, once: a lost answer is asked for, never sent for again (design 7.11). */
export class Donate {
  readonly #desk: DonationDesk;
  readonly #find: FindDonation;
  readonly #turns = new OneAtATime<Donation>();

  constructor(desk: DonationDesk, find: FindDonation) {
    this.#desk = desk;
    this.#find = find;
  }

  /**
   * One `key` and one id per intent: who presses again after a fault still means the same donation. While one is
   * under way, a further one waits for it, and is not made at all unless the first came to nothing for sure. An answer
   * that is not about what was `sent` counts as lost (ADR 29).
   */
  execute(
    order: DonationOrder,
    sent: PlacedDonation,
    key: IdempotencyKey,
  ): Promise<Result<Donation, Problem>> {
    return this.#turns.next(async () => {
      const answer = await this.#desk.give(order, key);
      if (answer.ok) {
        return followsDonation(answer.value, sent)
          ? answer
          : this.#find.execute(sent, { kind: 'answer-mismatch' });
      }
      return isLost(answer.fault) ? this.#find.execute(sent, answer.fault) : answer;
    });
  }

  /** The outcome of the one that is on its way right now; null where there is none. */
  get underWay(): Promise<Result<Donation, Problem>> | null {
    return this.#turns.underWay;
  }
}
