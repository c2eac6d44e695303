import { type Result, done, refused } from '#domain/core/result.ts';
import type { Donation, DonationId } from '#domain/donation/donation.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { DonationDesk } from '../ports/donationDesk.ts';

/** Finds out what became of a donation whose answer was lost (design 7.11). Safe to repeat. */
export class FindDonation {
  readonly #desk: DonationDesk;

  constructor(desk: DonationDesk) {
    this.#desk = desk;
  }

  /**
   * `cause` is the fault that lost the answer. It comes back with the money untouched where the donation never
   * arrived; `donation-unclear` where the backend cannot be asked either, or has said that it is still at it, which `reserved` hands on to the next look;
   * `session-expired` where it wants the code again before it answers.
   */
  async execute(id: DonationId, cause: Problem): Promise<Result<Donation, Problem>> {
    const found = await this.#desk.find(id);
    if (found.ok && found.value) return done(found.value);
    const isReserved = cause.moneyState === 'reserved';
    if (found.ok && !isReserved) return refused({ ...cause, moneyState: 'untouched' });
    if (!found.ok && found.fault.kind === 'session-expired') {
      return isReserved ? refused({ ...found.fault, moneyState: 'reserved' }) : found;
    }
    return refused({ ...cause, kind: 'donation-unclear', moneyState: isReserved ? 'reserved' : 'unknown' });
  }
}
