import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { ShopDesk } from '../ports/shopDesk.ts';

/** Fetches one shop, once per language. */
export class OpenShop {
  readonly #desk: ShopDesk;
  readonly #kept = new KeptAnswers<ShopDetails>();

  constructor(desk: ShopDesk) {
    this.#desk = desk;
  }

  /** `locale` is the one in use, in which the backend answers. */
  execute(id: string, locale: Locale): Promise<Result<ShopDetails, Problem>> {
    return this.#kept.get(`${locale} ${id}`, () => this.#desk.details(id));
  }
}
