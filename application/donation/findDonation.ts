import type { Result } from '#domain/core/result.ts';
import { type PlacedDonation, isDonationSent } from '#domain/donation/binding.ts';
import type { Donation } from '#domain/donation/donation.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { lookedFor } from '../lostAnswer.ts';
import type { DonationDesk } from '../ports/donationDesk.ts';

/** Finds out what became of a donation whose answer was lost (design 7.11). Safe to repeat. */
export class FindDonation {
  readonly #desk: DonationDesk;

  constructor(desk: DonationDesk) {
    this.#desk = desk;
  }

  /** `cause` is the fault that lost the answer; `donation-unclear` stays where the outcome does. */
  async execute(sent: PlacedDonation, cause: Problem): Promise<Result<Donation, Problem>> {
    const found = await this.#desk.find(sent.id);
    return lookedFor(found, cause, 'donation-unclear', (donation) => isDonationSent(donation, sent));
  }
}
