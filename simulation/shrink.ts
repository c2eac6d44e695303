/**
 * Finds a shortest list that still fails, by leaving out ever smaller parts (delta debugging). fast-check shrinks what
 * it has generated; the steps of a journey depend on what the pages showed, so only a replay tells which are needed.
 */
export async function shrink<T>(
  list: readonly T[],
  fails: (shorter: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let shortest = list;
  for (let size = Math.ceil(list.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < shortest.length; ) {
      const shorter = [...shortest.slice(0, from), ...shortest.slice(from + size)];
      if (shorter.length > 0 && (await fails(shorter))) shortest = shorter;
      else from += size;
    }
  }
  return shortest;
}
