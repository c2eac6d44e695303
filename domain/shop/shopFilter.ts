import type { Redeemable } from './shop.ts';
import { searchKey } from './searchKey.ts';

/** Higher values are not offered as filter options (product 5.3). */
export const VALUE_LEVEL_CAP_IN_CENT = 100_00;

/** An empty group passes every shop. One matching item is enough within a group; all groups must pass (product 5.3). */
export interface ShopFilter {
  readonly categories: readonly number[];
  /** Positive, at most the cap. */
  readonly valueLevels: readonly number[];
  readonly redeemable: readonly Redeemable[];
  readonly name: string;
  readonly shopIds: readonly string[];
  readonly keywords: readonly string[];
}

export const FILTER_GROUPS = [
  'name',
  'categories',
  'valueLevels',
  'redeemable',
  'keywords',
  'shopIds',
] as const satisfies readonly (keyof ShopFilter)[];
export type FilterGroup = (typeof FILTER_GROUPS)[number];

export interface FilterOptions {
  readonly categories: number;
  readonly valueLevels: number;
  readonly redeemable: Redeemable;
}
export type OptionGroup = keyof FilterOptions;

export const NO_FILTER: ShopFilter = {
  categories: [],
  valueLevels: [],
  redeemable: [],
  name: '',
  shopIds: [],
  keywords: [],
};

/** A name of white space only is inactive. */
export function activeGroups(filter: ShopFilter): readonly FilterGroup[] {
  return FILTER_GROUPS.filter((group) =>
    group === 'name' ? searchKey(filter.name) !== '' : filter[group].length > 0,
  );
}

export function withoutGroup(filter: ShopFilter, group: FilterGroup): ShopFilter {
  return { ...filter, [group]: NO_FILTER[group] };
}

export function withToggled<Group extends OptionGroup | 'shopIds' | 'keywords'>(
  filter: ShopFilter,
  group: Group,
  item: ShopFilter[Group][number],
): ShopFilter {
  const chosen: readonly unknown[] = filter[group];
  const next = chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item];
  return { ...filter, [group]: next };
}
