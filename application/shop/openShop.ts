import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { ShopApi } from '../ports/shopApi.ts';

/** Loads a shop's details. Cached per language and value, because notes may depend on the value. */
export class OpenShop {
  readonly #api: ShopApi;
  readonly #kept = new KeptAnswers<ShopDetails>();
  /** The latest answer about each shop, for whatever value. */
  readonly #latest = new Map<string, Result<ShopDetails, Problem>>();

  constructor(api: ShopApi) {
    this.#api = api;
  }

  /**
   * `locale` must be the current one. `valueInCent` is null if no value is chosen. Offline, what is known for another
   * value must do, because the prefetched steps open without a network (ADR 10). Refuses with `shop-gone`.
   */
  async execute(
    id: string,
    locale: Locale,
    valueInCent: number | null,
  ): Promise<Result<ShopDetails, Problem>> {
    const shop = JSON.stringify([locale, id]);
    const question = JSON.stringify([locale, id, valueInCent]);
    const answer = await this.#kept.get(question, () => this.#api.details(id, valueInCent));
    if (answer.ok) this.#latest.set(shop, answer);
    else if (answer.fault.kind === 'offline') return this.#latest.get(shop) ?? answer;
    return answer;
  }
}
