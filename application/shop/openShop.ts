import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { ShopDesk } from '../ports/shopDesk.ts';

/** Fetches one shop, each once as long as the page lives (specification 4, caches). */
export class OpenShop {
  readonly #desk: ShopDesk;
  readonly #cache = new Map<string, ShopDetails>();

  constructor(desk: ShopDesk) {
    this.#desk = desk;
  }

  async execute(id: string): Promise<Result<ShopDetails, Problem>> {
    const cached = this.#cache.get(id);
    if (cached) return { ok: true, value: cached };
    const answer = await this.#desk.details(id);
    if (answer.ok) this.#cache.set(id, answer.value);
    return answer;
  }
}
