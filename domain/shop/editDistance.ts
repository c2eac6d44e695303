/**
 * Returns how many letters (UTF-16 units) must be inserted, deleted, replaced, or swapped with their neighbour, to
 * turn one text into the other: the optimal string alignment distance. Returns `bound + 1` for any distance above
 * `bound`, which saves most of the work.
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

  // Three rows of the table in turn. Only a band around its diagonal is filled, with a wall on either side.
  const columns = width + 2;
  let beforeLast = new Uint32Array(columns);
  let last = Uint32Array.from({ length: columns }, (_, column) => Math.min(column, beyond));
  let next = new Uint32Array(columns);
  for (let row = 1; row <= height; row += 1) {
    const from = Math.max(1, row - bound);
    const to = Math.min(width, row + bound);
    next[from - 1] = from === 1 && row <= bound ? row : beyond;
    next[to + 1] = beyond;
    let least = next[from - 1] ?? beyond;
    const letter = long.charCodeAt(start + row - 1);
    for (let column = from; column <= to; column += 1) {
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
    [beforeLast, last, next] = [last, next, beforeLast];
  }
  return Math.min(last[width] ?? beyond, beyond);
}
