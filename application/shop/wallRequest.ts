import type { Shop } from '#domain/shop/shop.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import type { WallRequest } from '../ports/shopDesk.ts';

/** Which wall a holder sees: with a voucher what it can buy, without one what the site offers. */
export function wallRequest(site: Site, voucher: Voucher | null): WallRequest {
  return {
    voucherCategory: voucher?.categoryId ?? site.voucherCategory,
    currency: voucher?.currency ?? site.currency,
    distribution: voucher?.distribution ?? site.distribution,
    noMarketplaces: voucher?.noMarketplaces ?? false,
  };
}

/**
 * Whether two holders see the same wall. A site in the dress of a variation is made anew in each language, in which its
 * wall is the same.
 */
export function seeAlike(one: Holder, other: Holder): boolean {
  return wallOf(one) === wallOf(other);
}

/** For whom a wall is. */
interface Holder {
  readonly site: Site;
  readonly voucher: Voucher | null;
}

function wallOf({ site, voucher }: Holder): string {
  return JSON.stringify([wallRequest(site, voucher), site.hiddenShopCategories]);
}

/**
 * The shops that a site shows. A shop is hidden when all its categories are (specification 5); one that also stands
 * in an open category is not.
 */
export function shownShops(shops: readonly Shop[], { hiddenShopCategories }: Site): readonly Shop[] {
  return shops.filter(
    ({ categories }) =>
      categories.length === 0 || !categories.every((id) => hiddenShopCategories.includes(id)),
  );
}
