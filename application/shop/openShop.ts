import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { ShopDesk } from '../ports/shopDesk.ts';

/** Fetches one shop, once per language as long as the page lives (specification 4, caches). */
export class OpenShop {
  readonly #desk: ShopDesk;
  readonly #cache = new Map<string, ShopDetails>();

  constructor(desk: ShopDesk) {
    this.#desk = desk;
  }

  /** `locale` is the one in use, in which the backend answers. */
  async execute(id: string, locale: Locale): Promise<Result<ShopDetails, Problem>> {
    const key = `${locale} ${id}`;
    const cached = this.#cache.get(key);
    if (cached) return { ok: true, value: cached };
    const answer = await this.#desk.details(id);
    if (answer.ok) this.#cache.set(key, answer.value);
    return answer;
  }
}
