import { expect, it } from 'vitest';
import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import { isChosen, namedRange, valueItems, valueRanges, withRange } from '#domain/shop/valueRanges.ts';

const LEVELS = [5_00, 7_50, 10_00, 11_00, 25_00, 29_90, 50_00, 100_00];
const chosen = (...valueLevels: readonly number[]) => ({ ...NO_FILTER, valueLevels });
const items = (levels: readonly number[], valueLevels: readonly number[], balanceInCent: number | null) =>
  valueItems(levels, valueLevels, balanceInCent).map((item) => [item.kind, ...item.levels]);

it('ends ranges at 10, 25, 50 and the cap', () => {
  expect(valueRanges(LEVELS)).toEqual([[5_00, 7_50, 10_00], [11_00, 25_00], [29_90, 50_00], [100_00]]);
});

it('omits ranges without a level, and sorts the others', () => {
  expect(valueRanges([100_00, 25_00, 15_00])).toEqual([[15_00, 25_00], [100_00]]);
  expect(valueRanges([])).toEqual([]);
});

it('selects all levels of a range at once, and keeps other ranges', () => {
  const filter = withRange(chosen(100_00), [11_00, 25_00]);
  expect(filter).toEqual(chosen(100_00, 11_00, 25_00));
  expect(withRange(filter, [11_00, 25_00])).toEqual(chosen(100_00));
});

it('completes a range with a single selected level', () => {
  expect(withRange(chosen(25_00), [11_00, 25_00])).toEqual(chosen(11_00, 25_00));
});

it('treats a range as selected if several of its levels are, since a paginated wall adds levels later', () => {
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

it('offers the exact balance first if a shop sells it', () => {
  expect(items([25_00, 30_00, 50_00], [], 50_00)[0]).toEqual(['exact', 50_00]);
  expect(items([25_00, 50_00], [], 49_99).map(([kind]) => kind)).toEqual(['range', 'range']);
});

it('offers the balance once if it is the only level of its range', () => {
  expect(items([25_00, 50_00], [], 50_00)).toEqual([
    ['exact', 50_00],
    ['range', 25_00],
  ]);
});

it('offers single levels selected by an address, including unknown ones', () => {
  expect(items(LEVELS, [25_00], null)).toContainEqual(['level', 25_00]);
  expect(items(LEVELS, [17_00], null)).toContainEqual(['level', 17_00]);
  expect(items(LEVELS, [11_00, 25_00], null).map(([kind]) => kind)).not.toContain('level');
  expect(items(LEVELS, [50_00], 50_00).map(([kind]) => kind)).not.toContain('level');
});

it.each([
  [[29_90, 45_00, 49_90], 29_00, 50_00],
  [[10_00, 25_00], 10_00, 25_00],
  [[29_90], 29_90, 29_90],
])('names the range %j from %i to %i', (range, lowestInCent, highestInCent) => {
  expect(namedRange(range)).toEqual({ lowestInCent, highestInCent });
});
