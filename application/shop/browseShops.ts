import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type ShopFinder, createFinder } from '#domain/shop/shopFinder.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import type { ShopDesk, WallRequest } from '../ports/shopDesk.ts';

type Wall = Result<ShopFinder, Problem>;

/**
 * Fetches the wall: with a voucher what it can buy, without one what the site offers. Each wall is kept, so that
 * coming back to it shows it at once, and they are fetched one at a time (specification 4). Categories that a
 * site hides are left out (specification 5).
 */
export class BrowseShops {
  readonly #desk: ShopDesk;
  readonly #kept = new Map<string, Wall>();
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(desk: ShopDesk) {
    this.#desk = desk;
  }

  async execute(site: Site, voucher: Voucher | null): Promise<Wall> {
    const request = wallRequest(site, voucher);
    const key = JSON.stringify(request);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    // Whoever waited may find that the wall under way was the one they want.
    const next = this.#underWay.then(() => this.#kept.get(key) ?? this.#fetch(request, key, site));
    this.#underWay = next.catch(() => undefined);
    return next;
  }

  async #fetch(request: WallRequest, key: string, site: Site): Promise<Wall> {
    const answer = await this.#desk.wall(request);
    if (!answer.ok) return answer;
    const wall = done(createFinder(answer.value.filter((shop) => !isHidden(shop.categories, site))));
    this.#kept.set(key, wall);
    return wall;
  }
}

function wallRequest(site: Site, voucher: Voucher | null): WallRequest {
  return {
    voucherCategory: voucher?.categoryId ?? site.voucherCategory,
    currency: voucher?.currency ?? site.currency,
    distribution: voucher?.distribution ?? site.distribution,
    noMarketplaces: voucher?.noMarketplaces ?? false,
  };
}

/** A shop is hidden when all its categories are; one that also stands in an open category is not. */
function isHidden(categories: readonly number[], site: Site): boolean {
  return categories.length > 0 && categories.every((id) => site.hiddenShopCategories.includes(id));
}
