import type { Result } from '#domain/core/result.ts';
import type { AidOrganisation } from '#domain/donation/donation.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { DonationApi } from '../ports/donationApi.ts';

/** Cached per language, because descriptions are translated. */
export class ListOrganisations {
  readonly #api: DonationApi;
  readonly #kept = new KeptAnswers<readonly AidOrganisation[]>();

  constructor(api: DonationApi) {
    this.#api = api;
  }

  /** `locale` must be the current one, because the backend answers in it. */
  execute(voucherCategory: number, locale: Locale): Promise<Result<readonly AidOrganisation[], Problem>> {
    return this.#kept.get(`${locale} ${voucherCategory}`, () => this.#api.organisations(voucherCategory));
  }
}
