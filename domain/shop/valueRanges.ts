import { type ShopFilter, VALUE_LEVEL_CAP_IN_CENT } from './shopFilter.ts';

/** Last levels of the ranges, in minor units. */
const ENDS = [10_00, 25_00, 50_00, VALUE_LEVEL_CAP_IN_CENT];

/** Levels that are chosen together; ascending, at least one. */
export type ValueRange = readonly number[];

export interface ValueItem {
  /** `exact`: the balance. `level`: chosen by an address. */
  readonly kind: 'exact' | 'range' | 'level';
  readonly levels: ValueRange;
}

export function valueRanges(levels: readonly number[]): readonly ValueRange[] {
  const ascending = levels.toSorted((one, other) => one - other);
  return ENDS.map((end, index) => {
    const before = ENDS[index - 1] ?? 0;
    return ascending.filter((level) => level > before && level <= end);
  }).filter((range) => range.length > 0);
}

/** A range's first and last level as it is named, rounded outwards to whole units: 29.90 to 49.90 is "29–50". */
export function namedRange(range: ValueRange): {
  readonly lowestInCent: number;
  readonly highestInCent: number;
} {
  const [lowest = 0] = range;
  const highest = range.at(-1) ?? lowest;
  if (lowest === highest) return { lowestInCent: lowest, highestInCent: highest };
  return { lowestInCent: Math.floor(lowest / 100) * 100, highestInCent: Math.ceil(highest / 100) * 100 };
}

/**
 * What the filter offers: the exact balance if a shop sells it, the ranges, and single levels that an address chose.
 * `levels` are those of the wall.
 */
export function valueItems(
  levels: readonly number[],
  chosen: readonly number[],
  balanceInCent: number | null,
): readonly ValueItem[] {
  const exact = levels.filter((level) => level === balanceInCent);
  const isExact = (range: ValueRange) => range.length === 1 && exact.includes(range[0] ?? 0);
  const ranges = valueRanges(levels).filter((range) => !isExact(range));
  const items: readonly ValueItem[] = [
    ...exact.map((level) => ({ kind: 'exact', levels: [level] }) as const),
    ...ranges.map((range) => ({ kind: 'range', levels: range }) as const),
  ];
  const isOffered = (level: number) =>
    items.some((item) => item.levels.includes(level) && isChosen(item.levels, chosen));
  const single = chosen.filter((level) => !isOffered(level));
  return [...items, ...single.map((level) => ({ kind: 'level', levels: [level] }) as const)];
}

/**
 * By several levels or the only one. Not by all: further levels of a paginated wall become known after a range was
 * chosen.
 */
export function isChosen(range: ValueRange, chosen: readonly number[]): boolean {
  const own = chosen.filter((level) => range.includes(level)).length;
  return own > 1 || own === range.length;
}

/** Adds the levels of the range, or removes them if it is chosen. */
export function withRange(filter: ShopFilter, range: ValueRange): ShopFilter {
  const others = filter.valueLevels.filter((level) => !range.includes(level));
  return {
    ...filter,
    valueLevels: isChosen(range, filter.valueLevels) ? others : [...others, ...range],
  };
}
