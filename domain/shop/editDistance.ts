/**
 * How many letters must be inserted, left out, exchanged, or swapped with their neighbour, to make one text of the
 * other: the optimal string alignment distance, in UTF-16 units. Above `bound` it answers `bound + 1`, which costs a
 * narrow band of the table only.
 */
export function editDistance(one: string, other: string, bound: number): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const beyond = bound + 1;
  if (long.length - short.length > bound) return beyond;

  // What both begin and end with costs nothing; after it, a single edit leaves next to nothing to compare.
  let start = 0;
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < short.length - start &&
    short.charCodeAt(short.length - 1 - end) === long.charCodeAt(long.length - 1 - end)
  ) {
    end += 1;
  }
  const width = short.length - start - end;
  const height = long.length - start - end;
  if (width === 0) return height;

  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= height; row += 1) {
    const next = Array.from({ length: width + 1 }, () => beyond);
    if (row <= bound) next[0] = row;
    let least = next[0] ?? beyond;
    const letter = long.charCodeAt(start + row - 1);
    const to = Math.min(width, row + bound);
    for (let column = Math.max(1, row - bound); column <= to; column += 1) {
      const isSame = short.charCodeAt(start + column - 1) === letter;
      let cost = Math.min(
        (last[column - 1] ?? beyond) + (isSame ? 0 : 1),
        (last[column] ?? beyond) + 1,
        (next[column - 1] ?? beyond) + 1,
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        short.charCodeAt(start + column - 2) === letter &&
        short.charCodeAt(start + column - 1) === long.charCodeAt(start + row - 2);
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? beyond) + 1);
      next[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > bound) return beyond;
    beforeLast = last;
    last = next;
  }
  return Math.min(last[width] ?? beyond, beyond);
}
