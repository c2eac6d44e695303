import { bitOf } from './exclusion.ts';
import type { Shop } from './shop.ts';
import { type FilterGroup, type ShopFilter, activeGroups } from './shopFilter.ts';
import type { ShopFinder } from './shopFinder.ts';

/** What to say when nothing is found. */
export interface NothingFound {
  /**
   * The filter that excludes most: without it the most shops would be found, of equals the one shown first. Null
   * where leaving out one filter alone would not help.
   */
  readonly obstacle: { readonly group: FilterGroup; readonly wouldFind: number } | null;
  /** The shop whose name is nearest to what was typed, within the other filters; never one that opted out. */
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
