/**
 * Returns how many letters (UTF-16 units) must be inserted, deleted, replaced, or swapped with their neighbour, to
 * turn one text into the other: the optimal string alignment distance. Returns `bound + 1` for any distance above
 * `bound`, which saves most of the work.
 */
export function editDistance(one: string, other: string, bound: number): number {
  if (Math.abs(one.length - other.length) > bound) return bound + 1;
  // What both begin with costs nothing. Behind its end, a text has the code NaN, which equals none.
  let start = 0;
  while (one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  if (start === one.length) return other.length - start;
  if (bound === 0) return 1;

  // The first letters differ, so there is an edit here. A bound is small, so trying each kind is cheaper than a table.
  const after = (inOne: number, inOther: number): number =>
    editDistance(one.slice(start + inOne), other.slice(start + inOther), bound - 1);
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return 1 + Math.min(after(1, 1), after(1, 0), after(0, 1), isSwapped ? after(2, 2) : bound);
}
