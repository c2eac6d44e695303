/** Optimal string alignment distance in UTF-16 units. Returns `bound + 1` for any distance above `bound`. */
export function editDistance(one: string, other: string, bound: number): number {
  return distanceFrom(one, 0, other, 0, bound);
}

/** Recursion is cheaper than a table, because `bound` is small. */
function distanceFrom(one: string, inOne: number, other: string, inOther: number, bound: number): number {
  if (Math.abs(one.length - inOne - (other.length - inOther)) > bound) return bound + 1;
  // Skips the common prefix. Past the end, `charCodeAt` returns NaN, which equals nothing.
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
