import type { Shop } from './shop.ts';

/** A shop with the text that name searches look in, made once (specification 3: "a derived search string"). */
export interface SearchableShop {
  readonly shop: Shop;
  readonly searchText: string;
  /** The only texts that find a shop which opted out of full-text search. */
  readonly exactTexts: readonly string[];
}

/** Lower case, spaces removed (specification 5). */
export function searchKey(text: string): string {
  return text.toLowerCase().replace(/\s/g, '');
}

export function searchable(shop: Shop): SearchableShop {
  return {
    shop,
    searchText: searchKey([shop.name, shop.slug, ...shop.keywords].join('')),
    exactTexts: [searchKey(shop.name), searchKey(shop.slug)],
  };
}

/**
 * The shops that a typed name finds, by position of the match, shops with equal positions in their given order
 * (specification 5). An empty name finds all of them as they stand.
 */
export function searchShops(shops: readonly SearchableShop[], name: string): readonly Shop[] {
  const wanted = searchKey(name);
  if (wanted === '') return shops.map(({ shop }) => shop);
  return shops
    .map((entry) => ({ shop: entry.shop, at: matchPosition(entry, wanted) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ shop }) => shop);
}

function matchPosition(entry: SearchableShop, wanted: string): number {
  if (entry.shop.allowNameFullTextSearch) return entry.searchText.indexOf(wanted);
  return entry.exactTexts.includes(wanted) ? 0 : -1;
}
