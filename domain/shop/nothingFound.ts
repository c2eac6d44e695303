import { findShops, obstaclesIn } from './findShops.ts';
import { nearestName } from './nearestName.ts';
import type { SearchableWall } from './searchableWall.ts';
import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';
import { NO_FILTER, type FilterGroup, type ShopFilter, activeGroups, withoutGroup } from './shopFilter.ts';

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

export function explainNothing(wall: SearchableWall, filter: ShopFilter): NothingFoundReason {
  const obstacles = wall.searchable.map(obstaclesIn(filter));
  let obstacle: NothingFoundReason['obstacle'] = null;
  for (const group of activeGroups(filter)) {
    const wouldFind = obstacles.filter((only) => only === null || only === group).length;
    if (wouldFind > (obstacle?.wouldFind ?? 0)) obstacle = { group, wouldFind };
  }
  const isNamed = findShops(wall, { ...NO_FILTER, name: filter.name }).length > 0;
  return { obstacle, meant: isNamed ? null : meantIn(wall, filter) };
}

function meantIn(wall: SearchableWall, filter: ShopFilter): Meant | null {
  const obstacleOf = obstaclesIn(withoutGroup(filter, 'name'));
  const name = nearestName(wall.names, searchKey(filter.name), (shop) => obstacleOf(shop) === null)?.text;
  return name === undefined ? null : { name, shops: findShops(wall, { ...filter, name }) };
}
