import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { ShopApi } from '../ports/shopApi.ts';

/** Fetches what a shop's own page shows. Kept per language, whichever value it was first asked for with. */
export class OpenShop {
  readonly #api: ShopApi;
  readonly #kept = new KeptAnswers<ShopDetails>();

  constructor(api: ShopApi) {
    this.#api = api;
  }

  /**
   * `locale` must be the one in use: the backend answers in it. `valueInCent` is the value that was chosen there; null if
   * none is known yet. Refuses with `shop-gone` if the shop is no longer available.
   */
  execute(id: string, locale: Locale, valueInCent: number | null): Promise<Result<ShopDetails, Problem>> {
    return this.#kept.get(`${locale} ${id}`, () => this.#api.details(id, valueInCent));
  }
}
