import type { Problem } from '#domain/problem/problem.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { KeptAnswers } from '../keptAnswers.ts';
import type { ShopDesk } from '../ports/shopDesk.ts';
import type { BrowseShops } from './browseShops.ts';
import { shownShops, wallRequest } from './wallRequest.ts';
import type { WallTurns } from './wallTurns.ts';

/**
 * Finds one shop as the wall knows it: the shop's own page does not say where its codes are redeemed, nor its
 * categories. Where the wall is loaded page by page (switch `usePaginatedShopList`), that shop alone is asked for.
 */
export class FindOnWall {
  readonly #desk: ShopDesk;
  readonly #turns: WallTurns;
  readonly #browse: BrowseShops;
  readonly #kept = new KeptAnswers<readonly Shop[]>();

  constructor(desk: ShopDesk, turns: WallTurns, browse: BrowseShops) {
    this.#desk = desk;
    this.#turns = turns;
    this.#browse = browse;
  }

  /** Returns null if the wall does not have the shop, or cannot be loaded: the shop's page can be shown without it. */
  async execute(site: Site, voucher: Voucher | null, id: string): Promise<Shop | null> {
    const shops = await (site.switches.usePaginatedShopList
      ? this.#alone(site, voucher, id)
      : this.#whole(site, voucher));
    return shops.ok ? (shops.value.find((shop) => shop.id === id) ?? null) : null;
  }

  async #whole(site: Site, voucher: Voucher | null): Promise<Result<readonly Shop[], Problem>> {
    const wall = await this.#browse.execute(site, voucher);
    return wall.ok ? done(wall.value.shops) : wall;
  }

  #alone(site: Site, voucher: Voucher | null, id: string): Promise<Result<readonly Shop[], Problem>> {
    const request = wallRequest(site, voucher);
    const page = { filter: { ...NO_FILTER, shopIds: [id] }, page: 0, size: 1 };
    return this.#kept.get(JSON.stringify([request, id]), async () => {
      const answer = await this.#turns.next(() => this.#desk.wallPage(request, page));
      return answer.ok ? done(shownShops(answer.value.shops, site)) : answer;
    });
  }
}
