import { type Holders, type ListGroup, bitOf, createExclusion } from './exclusion.ts';
import { type NameMatches, createNameSearch } from './nameSearch.ts';
import { type NearestName, createNearestName } from './nearestName.ts';
import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';
import { type ShopFilter, activeGroups } from './shopFilter.ts';

/** The shops of one wall, prepared once so that they can be filtered at every keystroke. */
export interface ShopFinder {
  /** In the order of the answer, each id once. */
  readonly shops: readonly Shop[];
  /**
   * Returns the shops that pass a filter. With a name they are ordered by the position of the match, else top shops
   * come before standard ones; equal ones stay in the order of the answer (product 5.5).
   */
  find(filter: ShopFilter): readonly Shop[];
  /**
   * Returns for each of `shops` the groups that exclude it, as bits (`bitOf`); 0 if it is found. Valid until the next
   * call of this finder.
   */
  excluded(filter: ShopFilter): Uint8Array;
  /** For each item of a group the shops that have it, as ascending indices into `shops`. */
  holders<Group extends ListGroup>(group: Group): Holders<Group>;
  /**
   * Returns the shop whose name is nearest to the filter's, among those that pass the other groups and allow full-text
   * search; null if none is near. Prepared at the first call.
   */
  nearest(filter: ShopFilter): Shop | null;
}

/** Prepares a wall. Work that two filters share is kept between them, so that one more letter costs little. */
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
      const index = nearestName(searchKey(filter.name), (shop) => ((excluded[shop] ?? 0) & LISTS) === 0);
      return index === null ? null : (shops[index] ?? null);
    },
  };
}

/** All groups but the name. */
const LISTS = ~bitOf('name');

function eachOnce(wall: readonly Shop[]): readonly Shop[] {
  const byId = new Map<string, Shop>();
  for (const shop of wall) if (!byId.has(shop.id)) byId.set(shop.id, shop);
  return [...byId.values()];
}

/** Top shops before standard ones, each part as it came, as indices. */
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

/**
 * A counting sort by the place where a match begins; equal ones stay as they are. It takes a few steps per match and
 * place, where comparing would take many.
 */
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
