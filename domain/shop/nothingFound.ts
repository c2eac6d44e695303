import { bitOf } from './exclusion.ts';
import type { Shop } from './shop.ts';
import { type FilterGroup, type ShopFilter, activeGroups } from './shopFilter.ts';
import type { ShopFinder } from './shopFinder.ts';

export interface NothingFoundReason {
  /** The group whose removal finds the most shops; null if no single removal helps. */
  readonly obstacle: { readonly group: FilterGroup; readonly wouldFind: number } | null;
  /** Null if no name is near, and if a shop that the other groups exclude has the name as it is typed. */
  readonly meant: Meant | null;
}

/** A name that was probably misspelt. */
export interface Meant {
  /** A shop's name, or one word of it. Never of a shop that opted out of full-text search. */
  readonly name: string;
  /** What this name finds within the other groups; at least one. */
  readonly shops: readonly Shop[];
}

export function explainNothing(finder: ShopFinder, filter: ShopFilter): NothingFoundReason {
  const excluded = finder.excluded(filter);
  let obstacle: NothingFoundReason['obstacle'] = null;
  for (const group of activeGroups(filter)) {
    const others = ~bitOf(group);
    const wouldFind = excluded.reduce((sum, groups) => ((groups & others) === 0 ? sum + 1 : sum), 0);
    if (wouldFind > (obstacle?.wouldFind ?? 0)) obstacle = { group, wouldFind };
  }
  const isNamed = excluded.some((groups) => (groups & bitOf('name')) === 0);
  const name = isNamed ? null : finder.nearest(filter);
  return { obstacle, meant: name === null ? null : { name, shops: finder.find({ ...filter, name }) } };
}
