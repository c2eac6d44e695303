import type { Redeemable } from './shop.ts';
import { searchKey } from './searchKey.ts';

/** Values above this are not offered as a filter (product 5.3), in minor units. */
export const VALUE_LEVEL_CAP_IN_CENT = 100_00;

/**
 * What narrows the wall (product 5.3). A group without items narrows nothing. Within a group one
 * matching item is enough; a shop must pass every group.
 */
export interface ShopFilter {
  readonly categories: readonly number[];
  /** Positive, in minor units, none above the cap. */
  readonly valueLevels: readonly number[];
  readonly redeemable: readonly Redeemable[];
  /** As typed. */
  readonly name: string;
  readonly shopIds: readonly string[];
  readonly keywords: readonly string[];
}

/** In the order in which the page shows them. */
export const FILTER_GROUPS = [
  'name',
  'categories',
  'valueLevels',
  'redeemable',
  'keywords',
  'shopIds',
] as const satisfies readonly (keyof ShopFilter)[];
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** The groups whose items are chosen from a list, each with the type of its items. */
export interface FilterOptions {
  readonly categories: number;
  readonly valueLevels: number;
  readonly redeemable: Redeemable;
}
export type OptionGroup = keyof FilterOptions;

/** A filter that narrows nothing. */
export const NO_FILTER: ShopFilter = {
  categories: [],
  valueLevels: [],
  redeemable: [],
  name: '',
  shopIds: [],
  keywords: [],
};

/** Returns the groups that narrow the wall now. A name of spaces only narrows nothing. */
export function activeGroups(filter: ShopFilter): readonly FilterGroup[] {
  return FILTER_GROUPS.filter((group) =>
    group === 'name' ? searchKey(filter.name) !== '' : filter[group].length > 0,
  );
}

export function withoutGroup(filter: ShopFilter, group: FilterGroup): ShopFilter {
  return { ...filter, [group]: NO_FILTER[group] };
}

/** Chooses an item of a group, or undoes the choice. Items stay in the order in which they were chosen. */
export function withToggled<Group extends OptionGroup | 'shopIds' | 'keywords'>(
  filter: ShopFilter,
  group: Group,
  item: ShopFilter[Group][number],
): ShopFilter {
  const chosen: readonly unknown[] = filter[group];
  const next = chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item];
  return { ...filter, [group]: next };
}
