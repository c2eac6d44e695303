import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type SearchableWall, searchableWall } from '#domain/shop/searchableWall.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { ShopApi } from '../ports/shopApi.ts';
import { shownShops, wallKey, wallRequest } from './wallRequest.ts';
import type { WallTurns } from './wallTurns.ts';

/** One cache serves all languages, because a wall has no sentences. Leaves out hidden shops (product 5.8). */
export class BrowseShops {
  readonly #api: ShopApi;
  readonly #turns: WallTurns;
  readonly #kept = new KeptAnswers<SearchableWall>();

  constructor(api: ShopApi, turns: WallTurns) {
    this.#api = api;
    this.#turns = turns;
  }

  /** The wall if it is loaded; null while it is not. */
  known(site: Site, voucher: Voucher | null): SearchableWall | null {
    return this.#kept.known(wallKey(site, voucher));
  }

  execute(site: Site, voucher: Voucher | null): Promise<Result<SearchableWall, Problem>> {
    const request = wallRequest(site, voucher);
    return this.#kept.get(wallKey(site, voucher), () =>
      this.#turns.next(async () => {
        const answer = await this.#api.wall(request);
        return answer.ok ? done(searchableWall(shownShops(answer.value, site))) : answer;
      }),
    );
  }
}
