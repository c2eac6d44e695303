import { type ListGroup, bitOf } from './exclusion.ts';
import { REDEEMABLE } from './shop.ts';
import type { FilterOptions, OptionGroup, ShopFilter } from './shopFilter.ts';
import type { ShopFinder } from './shopFinder.ts';
import { valueRanges } from './valueRanges.ts';

/** Results per option, given the other groups' choices. Categories and levels ascend; no level above the cap. */
export type OptionCounts = {
  readonly [Group in OptionGroup]: ReadonlyMap<FilterOptions[Group], number>;
} & {
  /** By the range's first level. */
  readonly valueRanges: ReadonlyMap<number, number>;
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
  /** Shops with any of several levels, each once. */
  const countAny = (holders: readonly (readonly number[])[]): number => {
    const others = ~bitOf('valueLevels');
    const seen = new Uint8Array(excluded.length);
    let left = 0;
    for (const list of holders) {
      for (const shop of list) {
        if (seen[shop] === 0 && ((excluded[shop] ?? 0) & others) === 0) left += 1;
        seen[shop] = 1;
      }
    }
    return left;
  };
  const ascending = (group: 'categories' | 'valueLevels'): ReadonlyMap<number, number> =>
    new Map(
      [...finder.holders(group)]
        .sort(([one], [other]) => one - other)
        .map(([option, holders]) => [option, count(group, holders)]),
    );
  const levels = finder.holders('valueLevels');
  const ranges = valueRanges([...levels.keys()]).map(
    (range) => [range[0] ?? 0, countAny(range.map((level) => levels.get(level) ?? []))] as const,
  );
  const places = REDEEMABLE.flatMap((place) => {
    const holders = finder.holders('redeemable').get(place);
    return holders ? [[place, count('redeemable', holders)] as const] : [];
  });
  return {
    categories: ascending('categories'),
    valueLevels: ascending('valueLevels'),
    valueRanges: new Map(ranges),
    redeemable: new Map(places),
  };
}
