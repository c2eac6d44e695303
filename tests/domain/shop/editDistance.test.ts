import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '#domain/shop/editDistance.ts';
import { holds } from '#tests/data/holds.ts';

/** The whole table of the optimal string alignment distance, as textbooks draw it. */
function wholeTable(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_cell, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const cost = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
      table[row]?.splice(column, 1, cost);
    }
  }
  return at(one.length, other.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

it.each([
  ['garten', 'garten', 0],
  ['garten', 'gaten', 1],
  ['garten', 'gartten', 1],
  ['garten', 'gerten', 1],
  ['garten', 'gratne', 2],
  ['', 'ab', 2],
  ['ca', 'abc', 3],
])('counts between %s and %s %i edits', (one, other, edits) => {
  expect(editDistance(one, other, 5)).toBe(edits);
  expect(editDistance(other, one, 5)).toBe(edits);
});

it('reports only that a distance exceeds the bound', () => {
  expect(editDistance('garten', 'xyz', 2)).toBe(3);
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  expect(editDistance('a', 'b'.repeat(5_000), 2)).toBe(3);
});

it('equals the full table up to the bound', () => {
  holds(
    fc.property(word, word, fc.nat({ max: 4 }), (one, other, bound) => {
      expect(editDistance(one, other, bound)).toBe(Math.min(wholeTable(one, other), bound + 1));
    }),
  );
});

it('compares names of thousands of letters within its bound', () => {
  const long = 'ab'.repeat(2_500);
  expect(editDistance(long, `x${long.slice(1, -1)}y`, 3)).toBe(2);
  expect(editDistance(long, `x${'ba'.repeat(2_499)}y`, 3)).toBe(2);
  expect(editDistance(long, 'ba'.repeat(2_500).replaceAll('aba', 'cbc'), 3)).toBe(4);
});
