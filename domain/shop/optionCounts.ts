import { type ListGroup, bitOf } from './exclusion.ts';
import { REDEEMABLE } from './shop.ts';
import type { FilterOptions, OptionGroup, ShopFilter } from './shopFilter.ts';
import type { ShopFinder } from './shopFinder.ts';

/** Results per option, given the other groups' choices. Categories and levels ascend; no level above the cap. */
export type OptionCounts = {
  readonly [Group in OptionGroup]: ReadonlyMap<FilterOptions[Group], number>;
};

/** Fast enough for every keystroke with ten thousand shops. */
export function optionCounts(finder: ShopFinder, filter: ShopFilter): OptionCounts {
  const excluded = finder.excluded(filter);
  const count = (group: ListGroup, holders: readonly number[]): number => {
    const others = ~bitOf(group);
    let left = 0;
    for (const shop of holders) if (((excluded[shop] ?? 0) & others) === 0) left += 1;
    return left;
  };
  const ascending = (group: 'categories' | 'valueLevels'): ReadonlyMap<number, number> =>
    new Map(
      [...finder.holders(group)]
        .sort(([one], [other]) => one - other)
        .map(([option, holders]) => [option, count(group, holders)]),
    );
  const places = REDEEMABLE.flatMap((place) => {
    const holders = finder.holders('redeemable').get(place);
    return holders ? [[place, count('redeemable', holders)] as const] : [];
  });
  return {
    categories: ascending('categories'),
    valueLevels: ascending('valueLevels'),
    redeemable: new Map(places),
  };
}
