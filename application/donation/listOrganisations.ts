import type { Result } from '#domain/core/result.ts';
import type { AidOrganisation } from '#domain/donation/donation.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { DonationDesk } from '../ports/donationDesk.ts';

/** Fetches whom a voucher's value can be given to, once per language: the descriptions are sentences. */
export class ListOrganisations {
  readonly #desk: DonationDesk;
  readonly #kept = new KeptAnswers<readonly AidOrganisation[]>();

  constructor(desk: DonationDesk) {
    this.#desk = desk;
  }

  /** `locale` is the one in use, in which the backend answers. */
  execute(voucherCategory: number, locale: Locale): Promise<Result<readonly AidOrganisation[], Problem>> {
    return this.#kept.get(`${locale} ${voucherCategory}`, () => this.#desk.organisations(voucherCategory));
  }
}
