import { type Holders, type ListGroup, bitOf, createExclusion } from './exclusion.ts';
import { type NameMatches, createNameSearch } from './nameSearch.ts';
import { type NearestName, createNearestName } from './nearestName.ts';
import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';
import { type ShopFilter, activeGroups } from './shopFilter.ts';

export interface ShopFinder {
  /** In the order of the answer, each id once. */
  readonly shops: readonly Shop[];
  /** Sorted by match position if a name is set, else top shops first; ties keep the answer's order (product 5.5). */
  find(filter: ShopFilter): readonly Shop[];
  /** Excluding groups per shop as bits (`bitOf`). The array is valid until the next call. */
  excluded(filter: ShopFilter): Uint8Array;
  holders<Group extends ListGroup>(group: Group): Holders<Group>;
  /** The nearest name, or word of a name, within the other groups; null if none is near. The index is built lazily. */
  nearest(filter: ShopFilter): string | null;
}

export function createFinder(wall: readonly Shop[]): ShopFinder {
  const shops = eachOnce(wall);
  const names = createNameSearch(shops);
  const exclusion = createExclusion(shops, names);
  const order = topFirst(shops);
  const ordered = pick(shops, order);
  const sortByPosition = createSorting(names.longestText);
  let nearestName: NearestName | null = null;

  return {
    shops,
    holders: exclusion.holders,
    excluded: exclusion.byAll,
    find(filter) {
      const key = searchKey(filter.name);
      const excluded = exclusion.byLists(filter);
      const isFound = (shop: number): boolean => ((excluded[shop] ?? 0) & LISTS) === 0;
      if (key !== '') return pick(shops, sortByPosition(names.matches(key), isFound));
      return activeGroups(filter).length === 0 ? ordered : pick(shops, order.filter(isFound));
    },
    nearest(filter) {
      nearestName ??= createNearestName(shops, order);
      const excluded = exclusion.byLists(filter);
      const admits = (shop: number): boolean => ((excluded[shop] ?? 0) & LISTS) === 0;
      return nearestName(searchKey(filter.name), admits)?.text ?? null;
    },
  };
}

const LISTS = ~bitOf('name');

function eachOnce(wall: readonly Shop[]): readonly Shop[] {
  const byId = new Map<string, Shop>();
  for (const shop of wall) if (!byId.has(shop.id)) byId.set(shop.id, shop);
  return [...byId.values()];
}

function topFirst(shops: readonly Shop[]): Uint32Array {
  const all = [...shops.keys()];
  const isTop = (index: number): boolean => shops[index]?.position === 'T';
  return Uint32Array.from([...all.filter(isTop), ...all.filter((index) => !isTop(index))]);
}

function pick(shops: readonly Shop[], indices: Uint32Array): readonly Shop[] {
  const picked: Shop[] = [];
  for (const index of indices) {
    const shop = shops[index];
    if (shop) picked.push(shop);
  }
  return picked;
}

/** Stable counting sort by match position: faster than comparing at each keystroke. */
function createSorting(
  longestText: number,
): (matches: NameMatches, isFound: (shop: number) => boolean) => Uint32Array {
  const starts = new Uint32Array(longestText + 1);
  return ({ shops, positions }, isFound) => {
    let last = 0;
    let count = 0;
    for (let index = 0; index < shops.length; index += 1) {
      if (!isFound(shops[index] ?? 0)) continue;
      const position = positions[index] ?? 0;
      starts[position + 1] = (starts[position + 1] ?? 0) + 1;
      last = Math.max(last, position);
      count += 1;
    }
    for (let position = 1; position <= last; position += 1) {
      starts[position] = (starts[position] ?? 0) + (starts[position - 1] ?? 0);
    }
    const sorted = new Uint32Array(count);
    for (let index = 0; index < shops.length; index += 1) {
      const shop = shops[index] ?? 0;
      if (!isFound(shop)) continue;
      const position = positions[index] ?? 0;
      const place = starts[position] ?? 0;
      sorted[place] = shop;
      starts[position] = place + 1;
    }
    starts.fill(0, 0, last + 2);
    return sorted;
  };
}
