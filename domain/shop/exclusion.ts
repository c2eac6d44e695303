import type { NameSearch } from './nameSearch.ts';
import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';
import { FILTER_GROUPS, type FilterGroup, type ShopFilter, VALUE_LEVEL_CAP_IN_CENT } from './shopFilter.ts';

/** The filter groups whose choice is a list of items; a shop passes if it has one of them. */
export type ListGroup = Exclude<FilterGroup, 'name'>;
type Item = string | number;

/** Returns the bit that stands for a group in a set of groups. */
export function bitOf(group: FilterGroup): number {
  return 1 << FILTER_GROUPS.indexOf(group);
}

/** What a shop offers in each group, written as a filter writes it. */
const ITEMS: { readonly [Group in ListGroup]: (shop: Shop) => readonly ShopFilter[Group][number][] } = {
  categories: (shop) => shop.categories,
  // A value above the cap is no level: a filter that names one finds nothing by it.
  valueLevels: (shop) => shop.voucherValuesInCent.filter((value) => value <= VALUE_LEVEL_CAP_IN_CENT),
  redeemable: (shop) => shop.redeemable,
  keywords: (shop) => shop.keywords.map(searchKey),
  shopIds: (shop) => [shop.id],
};
const LIST_GROUPS = FILTER_GROUPS.filter((group) => group !== 'name');

/** For each item the shops that have it, as ascending indices into the wall. */
export type Holders<Group extends ListGroup = ListGroup> = ReadonlyMap<
  ShopFilter[Group][number],
  readonly number[]
>;

/** Knows which groups of a filter exclude which shops; keeps its work from one keystroke to the next. */
export interface Exclusion {
  /** Worked out at the first call. */
  holders<Group extends ListGroup>(group: Group): Holders<Group>;
  /**
   * Returns for each shop of the wall the groups that exclude it, as bits (`bitOf`); the bit of the name has no
   * meaning. The array is reused: it is valid until the next call. Only groups whose choice has changed are worked out
   * again.
   */
  byLists(filter: ShopFilter): Uint8Array;
  /** The same, with the bit of the name. */
  byAll(filter: ShopFilter): Uint8Array;
}

/** Prepares a wall. One filter is worked out at a time: see `byLists`. */
export function createExclusion(shops: readonly Shop[], names: NameSearch): Exclusion {
  const excluded = new Uint8Array(shops.length);
  const known = new Map<ListGroup, Holders>();
  const holders = (group: ListGroup): Holders => {
    const list = known.get(group) ?? holdersOf(shops, ITEMS[group]);
    known.set(group, list);
    return list;
  };
  const chosen = new Map<ListGroup, readonly Item[]>();
  let typed = '';

  const exclude = (group: FilterGroup, isChosen: boolean, admitted: readonly Iterable<number>[]): void => {
    const bit = bitOf(group);
    for (let shop = 0; shop < excluded.length; shop += 1) {
      const others = (excluded[shop] ?? 0) & ~bit;
      excluded[shop] = isChosen ? others | bit : others;
    }
    for (const passing of admitted) for (const shop of passing) excluded[shop] = (excluded[shop] ?? 0) & ~bit;
  };
  const byLists = (filter: ShopFilter): Uint8Array => {
    for (const group of LIST_GROUPS) {
      const items: readonly Item[] = filter[group];
      if (areSame(chosen.get(group) ?? [], items)) continue;
      const keys = group === 'keywords' ? filter.keywords.map(searchKey) : items;
      exclude(
        group,
        items.length > 0,
        keys.map((key) => holders(group).get(key) ?? []),
      );
      chosen.set(group, items);
    }
    return excluded;
  };

  return {
    holders,
    byLists,
    byAll(filter) {
      const key = searchKey(filter.name);
      if (key !== typed) exclude('name', key !== '', key === '' ? [] : [names.matches(key).shops]);
      typed = key;
      return byLists(filter);
    },
  };
}

function holdersOf(shops: readonly Shop[], itemsOf: (shop: Shop) => readonly Item[]): Holders {
  const holders = new Map<Item, number[]>();
  for (const [index, shop] of shops.entries()) {
    for (const item of new Set(itemsOf(shop))) {
      const list = holders.get(item);
      if (list) list.push(index);
      else holders.set(item, [index]);
    }
  }
  return holders;
}

function areSame(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
