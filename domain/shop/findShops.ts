import type { SearchableShop } from './searchableShop.ts';
import type { SearchableWall } from './searchableWall.ts';
import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';
import {
  FILTER_GROUPS,
  type FilterGroup,
  type ShopFilter,
  activeGroups,
  withoutGroup,
} from './shopFilter.ts';

/** Sorted by match position if a name is set, else top shops first; ties keep the answer's order (product 5.5). */
export function findShops({ searchable, topFirst }: SearchableWall, filter: ShopFilter): readonly Shop[] {
  if (activeGroups(filter).length === 0) return topFirst;
  const key = searchKey(filter.name);
  const obstacleOf = obstaclesIn(withoutGroup(filter, 'name'));
  const byPosition: Shop[][] = [];
  for (const shop of searchable) {
    const position = positionOf(shop, key);
    if (position >= 0 && obstacleOf(shop) === null) (byPosition[position] ??= []).push(shop.shop);
  }
  return byPosition.flat();
}

/** What excludes a shop: nothing (null), one group, or several of them. */
export function obstaclesIn(filter: ShopFilter): (shop: SearchableShop) => FilterGroup | 'several' | null {
  const key = searchKey(filter.name);
  const lists = FILTER_GROUPS.filter((group) => group !== 'name').flatMap((group) => {
    const chosen: readonly unknown[] = group === 'keywords' ? filter.keywords.map(searchKey) : filter[group];
    return chosen.length === 0 ? [] : [{ group, chosen: new Set(chosen) }];
  });
  return (shop) => {
    let only: FilterGroup | null = positionOf(shop, key) < 0 ? 'name' : null;
    for (const { group, chosen } of lists) {
      if (shop.items[group].some((item) => chosen.has(item))) continue;
      if (only !== null) return 'several';
      only = group;
    }
    return only;
  };
}

/** Where the key matches, negative if nowhere (product 5.4); without a key, top shops are before the others. */
function positionOf({ shop, text, exact }: SearchableShop, key: string): number {
  if (key === '') return shop.position === 'T' ? 0 : 1;
  if (text === null) return exact.includes(key) ? 0 : -1;
  return text.indexOf(key);
}
