import { bitOf } from './exclusion.ts';
import type { Shop } from './shop.ts';
import { type FilterGroup, type ShopFilter, activeGroups } from './shopFilter.ts';
import type { ShopFinder } from './shopFinder.ts';

/** What helps a person whose filter finds nothing. */
export interface NothingFound {
  /**
   * The group without which the most shops would be found; among equals the one shown first. Null if leaving out one
   * group alone would not help.
   */
  readonly obstacle: { readonly group: FilterGroup; readonly wouldFind: number } | null;
  /**
   * The shop whose name is nearest to what was typed, among those that the other groups leave; null if none is near.
   * Never a shop that opted out of full-text search.
   */
  readonly suggestion: Shop | null;
}

/** For a filter that finds nothing on this wall. */
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
