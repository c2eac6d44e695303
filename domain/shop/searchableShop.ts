import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';
import { type ShopFilter, VALUE_LEVEL_CAP_IN_CENT } from './shopFilter.ts';

/** A shop with its search keys (`searchKey`) and the items by which a filter finds it. */
export interface SearchableShop {
  readonly shop: Shop;
  /** Name, slug and keywords; null if the shop opted out of full-text search. */
  readonly text: string | null;
  /** Name and slug, by which an opted-out shop is found. */
  readonly exact: readonly string[];
  /** Each item once. */
  readonly items: Omit<ShopFilter, 'name'>;
}

export function searchableShop(shop: Shop): SearchableShop {
  const exact = [shop.name, shop.slug].map(searchKey);
  const keywords = shop.keywords.map(searchKey);
  const { id, redeemable, allowNameFullTextSearch } = shop;
  const text = allowNameFullTextSearch ? [...exact, ...keywords].join('') : null;
  const categories = [...new Set(shop.categories)];
  // Values above the cap are no filter options, so they match nothing.
  const valueLevels = shop.voucherValuesInCent.filter((value) => value <= VALUE_LEVEL_CAP_IN_CENT);
  return { shop, text, exact, items: { categories, valueLevels, redeemable, keywords, shopIds: [id] } };
}
