import type { Shop } from '#domain/shop/shop.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import type { WallRequest } from '../ports/shopApi.ts';

/** The voucher decides which shops the wall shows; without one, the site does. */
export function wallRequest(site: Site, voucher: Voucher | null): WallRequest {
  return {
    voucherCategory: voucher?.categoryId ?? site.voucherCategory,
    currency: voucher?.currency ?? site.currency,
    distribution: voucher?.distribution ?? site.distribution,
    noMarketplaces: voucher?.noMarketplaces ?? false,
  };
}

/** Compares content, not identity: a site with a variation is a new object per language, but its wall is the same. */
export function seeAlike(one: Holder, other: Holder): boolean {
  return wallKey(one.site, one.voucher) === wallKey(other.site, other.voucher);
}

interface Holder {
  readonly site: Site;
  readonly voucher: Voucher | null;
}

/** Everything that the shown shops depend on. */
export function wallKey(site: Site, voucher: Voucher | null): string {
  return JSON.stringify([wallRequest(site, voucher), site.hiddenShopCategories]);
}

/** Hides a shop if all its categories are hidden (product 5.8); one without categories stays visible. */
export function shownShops<Each extends Pick<Shop, 'categories'>>(
  shops: readonly Each[],
  { hiddenShopCategories }: Pick<Site, 'hiddenShopCategories'>,
): readonly Each[] {
  return shops.filter(
    ({ categories }) =>
      categories.length === 0 || !categories.every((id) => hiddenShopCategories.includes(id)),
  );
}
