type Fails<T> = (list: readonly T[]) => Promise<boolean>;

/**
 * Finds a list that still fails and of which no single part can be left out. Tries the same for each of its variants,
 * and takes the shortest. fast-check shrinks what it has generated; the steps of a journey depend on what the pages
 * showed, so only a replay tells which are needed.
 */
export async function shrink<T>(
  list: readonly T[],
  fails: Fails<T>,
  variantsOf: (list: readonly T[]) => Iterable<readonly T[]> = () => [],
): Promise<readonly T[]> {
  let shortest = await withoutNeedless(list, fails);
  for (const variant of variantsOf(shortest)) {
    if (!(await fails(variant))) continue;
    const shorter = await withoutNeedless(variant, fails);
    if (shorter.length < shortest.length) shortest = shorter;
  }
  return shortest;
}

/** Leaves out ever smaller parts (delta debugging). */
async function withoutNeedless<T>(list: readonly T[], fails: Fails<T>): Promise<readonly T[]> {
  let shortest = list;
  let size = Math.ceil(list.length / 2);
  while (size >= 1) {
    const before = shortest.length;
    for (let from = 0; from < shortest.length; ) {
      const shorter = [...shortest.slice(0, from), ...shortest.slice(from + size)];
      if (shorter.length > 0 && (await fails(shorter))) shortest = shorter;
      else from += size;
    }
    // A step may have been needed only by a later one that is gone now.
    if (size > 1) size = Math.ceil(size / 2);
    else if (shortest.length === before) size = 0;
  }
  return shortest;
}
