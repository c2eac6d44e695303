import { type ComparedName, comparedNames } from './nearestName.ts';
import { type SearchableShop, searchableShop } from './searchableShop.ts';
import type { Shop } from './shop.ts';

/** The shops of a wall with what every search needs, prepared once. */
export interface SearchableWall {
  /** In the order of the answer, each id once. */
  readonly shops: readonly Shop[];
  readonly topFirst: readonly Shop[];
  readonly searchable: readonly SearchableShop[];
  readonly names: readonly ComparedName[];
}

export function searchableWall(answer: readonly Shop[]): SearchableWall {
  const ids = new Set<string>();
  const shops = answer.filter(({ id }) => ids.size < ids.add(id).size);
  const searchable = shops.map(searchableShop);
  const sorted = ['T', 'S'].flatMap((rank) => searchable.filter(({ shop }) => shop.position === rank));
  return { shops, topFirst: sorted.map(({ shop }) => shop), searchable, names: comparedNames(sorted) };
}
