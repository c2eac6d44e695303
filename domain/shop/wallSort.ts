import type { Query } from './filterQuery.ts';
import { searchKey } from './searchKey.ts';
import type { ShopFilter } from './shopFilter.ts';

/**
 * In which order a whole wall is shown: `fits` by what suits the holder (product 5.5), `name` from A to Z. A name that
 * is searched for goes before both: then the position of the match decides.
 */
export const WALL_SORTS = ['fits', 'name'] as const;
export type WallSort = (typeof WALL_SORTS)[number];

/** The name of the sort in an address. */
export const SORT_PARAMETER = 'sort';

/** Reads the sort from an address; one that we do not know is none. */
export function parseSort(query: Query): WallSort {
  return WALL_SORTS.find((sort) => sort === query.getAll(SORT_PARAMETER)[0]) ?? 'fits';
}

/** Returns what an address says of a sort, not yet escaped; null for the one that needs no words. */
export function formatSort(sort: WallSort): string | null {
  return sort === 'fits' ? null : sort;
}

/** Returns the order that shops have under a filter: `match` while a name is searched for, whatever is wished. */
export function sortInEffect(wish: WallSort, filter: Pick<ShopFilter, 'name'>): WallSort | 'match' {
  return searchKey(filter.name) === '' ? wish : 'match';
}
