import { obstaclesIn } from './findShops.ts';
import type { SearchableShop } from './searchableShop.ts';
import type { SearchableWall } from './searchableWall.ts';
import { REDEEMABLE } from './shop.ts';
import type { FilterOptions, OptionGroup, ShopFilter } from './shopFilter.ts';
import { valueRanges } from './valueRanges.ts';

/** Results per option, given the other groups' choices. Categories and levels ascend; no level above the cap. */
export type OptionCounts = {
  readonly [Group in OptionGroup]: ReadonlyMap<FilterOptions[Group], number>;
} & {
  /** By the range's first level. */
  readonly valueRanges: ReadonlyMap<number, number>;
};

export function optionCounts({ searchable }: SearchableWall, filter: ShopFilter): OptionCounts {
  const obstacleOf = obstaclesIn(filter);
  const shops = searchable.map((shop) => ({ items: shop.items, obstacle: obstacleOf(shop) }));
  const count = <Option>(
    group: OptionGroup,
    optionsOf: (items: SearchableShop['items']) => Iterable<Option>,
    place: (option: Option) => number,
  ): ReadonlyMap<Option, number> => {
    const counts = new Map<Option, number>();
    for (const { items, obstacle } of shops) {
      const found = obstacle === null || obstacle === group ? 1 : 0;
      for (const option of optionsOf(items)) counts.set(option, (counts.get(option) ?? 0) + found);
    }
    return new Map([...counts].sort(([one], [other]) => place(one) - place(other)));
  };
  const valueLevels = count('valueLevels', (items) => items.valueLevels, Number);
  const ranges = valueRanges([...valueLevels.keys()]);
  const firsts = new Map(ranges.flatMap((range) => range.map((level) => [level, range[0] ?? level])));
  const firstsOf = (levels: readonly number[]) => new Set(levels.map((level) => firsts.get(level) ?? level));
  return {
    categories: count('categories', (items) => items.categories, Number),
    valueLevels,
    valueRanges: count('valueLevels', (items) => firstsOf(items.valueLevels), Number),
    redeemable: count(
      'redeemable',
      (items) => items.redeemable,
      (place) => REDEEMABLE.indexOf(place),
    ),
  };
}
