import { expect, it } from 'vitest';
import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import { isChosen, valueItems, valueRanges, withRange } from '#domain/shop/valueRanges.ts';

const LEVELS = [5_00, 7_50, 10_00, 11_00, 25_00, 29_90, 50_00, 100_00];
const chosen = (...valueLevels: readonly number[]) => ({ ...NO_FILTER, valueLevels });
const items = (levels: readonly number[], valueLevels: readonly number[], balanceInCent: number | null) =>
  valueItems(levels, valueLevels, balanceInCent).map((item) => [item.kind, ...item.levels]);

it('ends ranges at 10, 25, 50 and the cap', () => {
  expect(valueRanges(LEVELS)).toEqual([[5_00, 7_50, 10_00], [11_00, 25_00], [29_90, 50_00], [100_00]]);
});

it('has no range without a level, and sorts the others', () => {
  expect(valueRanges([100_00, 25_00, 15_00])).toEqual([[15_00, 25_00], [100_00]]);
  expect(valueRanges([])).toEqual([]);
});

it('chooses all levels of a range at once, and leaves other ranges alone', () => {
  const filter = withRange(chosen(100_00), [11_00, 25_00]);
  expect(filter).toEqual(chosen(100_00, 11_00, 25_00));
  expect(withRange(filter, [11_00, 25_00])).toEqual(chosen(100_00));
});

it('completes a range of which a single level was chosen', () => {
  expect(withRange(chosen(25_00), [11_00, 25_00])).toEqual(chosen(11_00, 25_00));
});

it('counts a range as chosen by several of its levels: a paginated wall tells further ones later', () => {
  expect(isChosen([11_00, 20_00, 25_00], [11_00, 25_00])).toBe(true);
  expect(isChosen([11_00, 20_00, 25_00], [25_00])).toBe(false);
  expect(isChosen([25_00], [25_00])).toBe(true);
  expect(withRange(chosen(11_00, 25_00), [11_00, 20_00, 25_00])).toEqual(chosen());
});

it('offers ranges', () => {
  expect(items(LEVELS, [], null)).toEqual([
    ['range', 5_00, 7_50, 10_00],
    ['range', 11_00, 25_00],
    ['range', 29_90, 50_00],
    ['range', 100_00],
  ]);
});

it('offers the exact balance first, where a shop sells it', () => {
  expect(items([25_00, 30_00, 50_00], [], 50_00)[0]).toEqual(['exact', 50_00]);
  expect(items([25_00, 50_00], [], 49_99).map(([kind]) => kind)).toEqual(['range', 'range']);
});

it('offers the balance once, where it is the only level of its range', () => {
  expect(items([25_00, 50_00], [], 50_00)).toEqual([
    ['exact', 50_00],
    ['range', 25_00],
  ]);
});

it('offers single levels that an address chose, also unknown ones', () => {
  expect(items(LEVELS, [25_00], null)).toContainEqual(['level', 25_00]);
  expect(items(LEVELS, [17_00], null)).toContainEqual(['level', 17_00]);
  expect(items(LEVELS, [11_00, 25_00], null).map(([kind]) => kind)).not.toContain('level');
  expect(items(LEVELS, [50_00], 50_00).map(([kind]) => kind)).not.toContain('level');
});
