import type { Problem } from '#domain/problem/problem.ts';
import { type Result, done } from '#domain/core/result.ts';
import { shopsOf } from '#domain/shop/rememberedShops.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { ShopApi } from '../ports/shopApi.ts';
import type { BrowseShops } from './browseShops.ts';
import { shownShops, wallKey, wallRequest } from './wallRequest.ts';
import type { WallTurns } from './wallTurns.ts';

/** Finds shops with their wall data, because shop details lack categories and places of redemption. */
export class FindOnWall {
  readonly #api: ShopApi;
  readonly #turns: WallTurns;
  readonly #browse: BrowseShops;
  readonly #kept = new KeptAnswers<readonly Shop[]>();

  constructor(api: ShopApi, turns: WallTurns, browse: BrowseShops) {
    this.#api = api;
    this.#turns = turns;
    this.#browse = browse;
  }

  /** In the order of `ids`, without unknown shops. Empty on a problem: pages work without them. */
  async execute(site: Site, voucher: Voucher | null, ids: readonly string[]): Promise<readonly Shop[]> {
    if (ids.length === 0) return [];
    const shops = await (site.switches.usePaginatedShopList
      ? this.#alone(site, voucher, ids)
      : this.#whole(site, voucher));
    return shops.ok ? shopsOf(ids, shops.value) : [];
  }

  async #whole(site: Site, voucher: Voucher | null): Promise<Result<readonly Shop[], Problem>> {
    const wall = await this.#browse.execute(site, voucher);
    return wall.ok ? done(wall.value.shops) : wall;
  }

  #alone(
    site: Site,
    voucher: Voucher | null,
    ids: readonly string[],
  ): Promise<Result<readonly Shop[], Problem>> {
    const request = wallRequest(site, voucher);
    const filter = { ...NO_FILTER, shopIds: ids };
    const page = { filter, page: 0, size: ids.length };
    return this.#kept.get(JSON.stringify([wallKey(site, voucher), ids]), async () => {
      const answer = await this.#turns.next(() => this.#api.wallPage(request, page));
      return answer.ok ? done(shownShops(answer.value.shops, site)) : answer;
    });
  }
}
