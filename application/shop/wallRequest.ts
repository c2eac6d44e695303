import type { Shop } from '#domain/shop/shop.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import type { WallRequest } from '../ports/shopApi.ts';

/** Which wall a holder sees: with a voucher the shops that it can buy, without one those of the site. */
export function wallRequest(site: Site, voucher: Voucher | null): WallRequest {
  return {
    voucherCategory: voucher?.categoryId ?? site.voucherCategory,
    currency: voucher?.currency ?? site.currency,
    distribution: voucher?.distribution ?? site.distribution,
    noMarketplaces: voucher?.noMarketplaces ?? false,
  };
}

/**
 * True if two holders see the same wall. Compares what the wall depends on and not the objects: a site with a
 * variation is a new object in each language, but its wall is the same.
 */
export function seeAlike(one: Holder, other: Holder): boolean {
  return wallOf(one) === wallOf(other);
}

interface Holder {
  readonly site: Site;
  readonly voucher: Voucher | null;
}

function wallOf({ site, voucher }: Holder): string {
  return JSON.stringify([wallRequest(site, voucher), site.hiddenShopCategories]);
}

/**
 * Returns the shops without those that the site hides. A shop is hidden if all of its categories are (product
 * 5.8); one that also has an open category, or none at all, is shown.
 */
export function shownShops<Each extends Pick<Shop, 'categories'>>(
  shops: readonly Each[],
  { hiddenShopCategories }: Pick<Site, 'hiddenShopCategories'>,
): readonly Each[] {
  return shops.filter(
    ({ categories }) =>
      categories.length === 0 || !categories.every((id) => hiddenShopCategories.includes(id)),
  );
}
