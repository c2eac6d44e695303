import type { Query } from './filterQuery.ts';
import { searchKey } from './searchKey.ts';
import type { ShopFilter } from './shopFilter.ts';

/** `fits`: what suits the holder (product 5.5). `name`: A to Z. */
export const WALL_SORTS = ['fits', 'name'] as const;
export type WallSort = (typeof WALL_SORTS)[number];

export const SORT_PARAMETER = 'sort';

/** Unknown values fall back to `fits`. */
export function parseSort(query: Query): WallSort {
  return WALL_SORTS.find((sort) => sort === query.getAll(SORT_PARAMETER)[0]) ?? 'fits';
}

/** Unescaped; null for the default. */
export function formatSort(sort: WallSort): string | null {
  return sort === 'fits' ? null : sort;
}

/** While the user searches by name, the match position decides. */
export function sortInEffect(chosen: WallSort, filter: Pick<ShopFilter, 'name'>): WallSort | 'match' {
  return searchKey(filter.name) === '' ? chosen : 'match';
}
