import { searchKey } from './searchKey.ts';
import { type FilterGroup, type FilterOptions, type ShopFilter, activeGroups, withoutGroup } from './shopFilter.ts';
import type { Shop } from './shop.ts';

/** The shops of one wall, prepared once for being filtered at every keystroke. */
export interface ShopFinder {
  /** As they came, each id once. */
  readonly shops: readonly Shop[];
  /**
   * The shops that a filter leaves, in the order of the wall: with a name by position of the match, else top shops
   * before standard ones; equal ones as they came (specification 5, design 7.19).
   */
  find(filter: ShopFilter): readonly Shop[];
}

/** How many shops each option would leave beside the other groups' choices. Only options that the wall has. */
export type OptionCounts = {
  readonly [Group in keyof FilterOptions]: ReadonlyMap<FilterOptions[Group], number>;
};

export function createFinder(shops: readonly Shop[]): ShopFinder {
  const texts = new Map(shops.map((shop) => [shop, searchKey([shop.name, shop.slug, ...shop.keywords].join(''))]));
  const has = <T>(wanted: readonly T[], own: readonly T[]) =>
    wanted.length === 0 || own.some((item) => wanted.includes(item));
  const position = (shop: Shop, wanted: string): number => {
    if (shop.allowNameFullTextSearch) return texts.get(shop)?.indexOf(wanted) ?? -1;
    return [shop.name, shop.slug].map(searchKey).includes(wanted) ? 0 : -1;
  };
  return {
    shops,
    find(filter) {
      const wanted = searchKey(filter.name);
      const left = shops.filter(
        (shop) =>
          has(filter.categories, shop.categories) &&
          has(filter.valueLevels, shop.voucherValuesInCent) &&
          has(filter.redeemable, shop.redeemable) &&
          has(filter.shopIds, [shop.id]) &&
          has(filter.keywords.map(searchKey), shop.keywords.map(searchKey)),
      );
      if (wanted === '') return left.toSorted((one, other) => rank(one) - rank(other));
      return left
        .map((shop) => ({ shop, at: position(shop, wanted) }))
        .filter(({ at }) => at >= 0)
        .toSorted((one, other) => one.at - other.at)
        .map(({ shop }) => shop);
    },
  };
}

const rank = ({ position }: Shop): number => (position === 'T' ? 0 : 1);

export function optionCounts(finder: ShopFinder, filter: ShopFilter): OptionCounts {
  const count = <T>(group: FilterGroup, of: (shop: Shop) => readonly T[]): ReadonlyMap<T, number> => {
    const counts = new Map<T, number>(finder.shops.flatMap(of).map((option) => [option, 0]));
    for (const shop of finder.find(withoutGroup(filter, group))) {
      for (const option of of(shop)) counts.set(option, (counts.get(option) ?? 0) + 1);
    }
    return counts;
  };
  return {
    categories: count('categories', (shop) => shop.categories),
    valueLevels: count('valueLevels', (shop) => shop.voucherValuesInCent.filter((value) => value <= 100_00)),
    redeemable: count('redeemable', (shop) => shop.redeemable),
  };
}

/** What to say when nothing is found. */
export interface NothingFound {
  /** The filter that excludes most: without it the most shops would be found. Null where none would help alone. */
  readonly obstacle: { readonly group: FilterGroup; readonly wouldFind: number } | null;
  /** The shop whose name is nearest to what was typed, within the other filters; never one that opted out. */
  readonly suggestion: Shop | null;
}

export function explainNothing(finder: ShopFinder, filter: ShopFilter): NothingFound {
  let obstacle: NothingFound['obstacle'] = null;
  for (const group of activeGroups(filter)) {
    const wouldFind = finder.find(withoutGroup(filter, group)).length;
    if (wouldFind > (obstacle?.wouldFind ?? 0)) obstacle = { group, wouldFind };
  }
  return { obstacle, suggestion: null };
}
