import type { NameSearch } from './nameSearch.ts';
import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';
import { FILTER_GROUPS, type FilterGroup, type ShopFilter, VALUE_LEVEL_CAP_IN_CENT } from './shopFilter.ts';

export type ListGroup = Exclude<FilterGroup, 'name'>;
type Item = string | number;

export function bitOf(group: FilterGroup): number {
  return 1 << FILTER_GROUPS.indexOf(group);
}

const ITEMS: { readonly [Group in ListGroup]: (shop: Shop) => readonly ShopFilter[Group][number][] } = {
  categories: (shop) => shop.categories,
  // Values above the cap are no filter options, so they match nothing.
  valueLevels: (shop) => shop.voucherValuesInCent.filter((value) => value <= VALUE_LEVEL_CAP_IN_CENT),
  redeemable: (shop) => shop.redeemable,
  keywords: (shop) => shop.keywords.map(searchKey),
  shopIds: (shop) => [shop.id],
};
const LIST_GROUPS = FILTER_GROUPS.filter((group) => group !== 'name');

/** Shops per item, as ascending indices into the wall. */
export type Holders<Group extends ListGroup = ListGroup> = ReadonlyMap<
  ShopFilter[Group][number],
  readonly number[]
>;

export interface Exclusion {
  holders<Group extends ListGroup>(group: Group): Holders<Group>;
  /** Excluding groups per shop as bits (`bitOf`); ignore the name's bit. Reused: valid until the next call. */
  byLists(filter: ShopFilter): Uint8Array;
  /** Includes the name's bit. */
  byAll(filter: ShopFilter): Uint8Array;
}

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
