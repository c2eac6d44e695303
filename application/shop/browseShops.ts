import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type SearchableShop, searchable } from '#domain/shop/shopSearch.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import type { ShopDesk, WallRequest } from '../ports/shopDesk.ts';

/**
 * Fetches the wall: with a voucher what it can buy, without one what the site offers. The last wall is kept, so
 * coming back to it shows it at once; categories that a site hides are left out (specification 5).
 */
export class BrowseShops {
  readonly #desk: ShopDesk;
  #kept: { readonly key: string; readonly shops: readonly SearchableShop[] } | null = null;

  constructor(desk: ShopDesk) {
    this.#desk = desk;
  }

  async execute(site: Site, voucher: Voucher | null): Promise<Result<readonly SearchableShop[], Problem>> {
    const request = wallRequest(site, voucher);
    const key = JSON.stringify(request);
    if (this.#kept?.key === key) return done(this.#kept.shops);
    const answer = await this.#desk.wall(request);
    if (!answer.ok) return answer;
    const shops = answer.value.filter((shop) => !isHidden(shop.categories, site)).map(searchable);
    this.#kept = { key, shops };
    return done(shops);
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
