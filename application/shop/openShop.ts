import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { ShopApi } from '../ports/shopApi.ts';

/** Loads a shop's details. Cached per language, whatever value was chosen first. */
export class OpenShop {
  readonly #api: ShopApi;
  readonly #kept = new KeptAnswers<ShopDetails>();

  constructor(api: ShopApi) {
    this.#api = api;
  }

  /** `locale` must be the current one. `valueInCent` is null if no value is chosen. Refuses with `shop-gone`. */
  execute(id: string, locale: Locale, valueInCent: number | null): Promise<Result<ShopDetails, Problem>> {
    return this.#kept.get(`${locale} ${id}`, () => this.#api.details(id, valueInCent));
  }
}
