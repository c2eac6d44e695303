import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type ShopFinder, createFinder } from '#domain/shop/shopFinder.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { ShopApi } from '../ports/shopApi.ts';
import { shownShops, wallRequest } from './wallRequest.ts';
import type { WallTurns } from './wallTurns.ts';

/**
 * Fetches a whole wall: with a voucher the shops that it can buy, without one those of the site. Each wall is kept as
 * long as the page lives, whatever the language: it has names but no sentences. Shops that the site hides are left
 * out (product 5.8).
 */
export class BrowseShops {
  readonly #api: ShopApi;
  readonly #turns: WallTurns;
  readonly #kept = new KeptAnswers<ShopFinder>();

  constructor(api: ShopApi, turns: WallTurns) {
    this.#api = api;
    this.#turns = turns;
  }

  /** Returns the wall prepared for filtering. Only the kinds of any call (see `Problem`) come back. */
  execute(site: Site, voucher: Voucher | null): Promise<Result<ShopFinder, Problem>> {
    const request = wallRequest(site, voucher);
    return this.#kept.get(JSON.stringify(request), () =>
      this.#turns.next(async () => {
        const answer = await this.#api.wall(request);
        return answer.ok ? done(createFinder(shownShops(answer.value, site))) : answer;
      }),
    );
  }
}
