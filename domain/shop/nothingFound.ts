import { bitOf } from './exclusion.ts';
import type { Shop } from './shop.ts';
import { type FilterGroup, type ShopFilter, activeGroups } from './shopFilter.ts';
import type { ShopFinder } from './shopFinder.ts';

export interface NothingFound {
  /** The group whose removal finds the most shops; null if no single removal helps. */
  readonly obstacle: { readonly group: FilterGroup; readonly wouldFind: number } | null;
  /** The nearest name within the other groups; never a shop that opted out of full-text search. */
  readonly suggestion: Shop | null;
}

export function explainNothing(finder: ShopFinder, filter: ShopFilter): NothingFound {
  const excluded = finder.excluded(filter);
  let obstacle: NothingFound['obstacle'] = null;
  for (const group of activeGroups(filter)) {
    const others = ~bitOf(group);
    const wouldFind = excluded.reduce((sum, groups) => ((groups & others) === 0 ? sum + 1 : sum), 0);
    if (wouldFind > (obstacle?.wouldFind ?? 0)) obstacle = { group, wouldFind };
  }
  return { obstacle, suggestion: finder.nearest(filter) };
}
