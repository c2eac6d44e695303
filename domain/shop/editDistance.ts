/**
 * Returns how many letters (UTF-16 units) must be inserted, deleted, replaced, or swapped with their neighbour, to
 * turn one text into the other: the optimal string alignment distance. Returns `bound + 1` for any distance above
 * `bound`, which saves most of the work.
 */
export function editDistance(one: string, other: string, bound: number): number {
  return distanceFrom(one, 0, other, 0, bound);
}

/** The distance of what follows these places. A bound is small: trying each kind of edit is cheaper than a table. */
function distanceFrom(one: string, inOne: number, other: string, inOther: number, bound: number): number {
  if (Math.abs(one.length - inOne - (other.length - inOther)) > bound) return bound + 1;
  // What both begin with costs nothing. Behind its end, a text has the code NaN, which equals none.
  let [at, otherAt] = [inOne, inOther];
  while (one.charCodeAt(at) === other.charCodeAt(otherAt)) {
    at += 1;
    otherAt += 1;
  }
  if (at === one.length) return other.length - otherAt;
  if (otherAt === other.length) return one.length - at;
  if (bound === 0) return 1;
  const after = (taken: number, otherTaken: number): number =>
    distanceFrom(one, at + taken, other, otherAt + otherTaken, bound - 1);
  const isSwapped = one[at] === other[otherAt + 1] && one[at + 1] === other[otherAt];
  return 1 + Math.min(after(1, 1), after(1, 0), after(0, 1), isSwapped ? after(2, 2) : bound);
}
