import { editDistance } from './editDistance.ts';
import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';

/**
 * Returns the shop that a mistyped name most likely means, as an index into the wall, among those that `admits`
 * accepts; null if no name is near enough. `key` is a search key (`searchKey`).
 */
export type NearestName = (key: string, admits: (shop: number) => boolean) => number | null;

/** All names of one length, in the order of the wall. */
interface Bucket {
  readonly keys: readonly string[];
  /** The position of each name's shop in the order of the wall. */
  readonly ranks: readonly number[];
  /** Which letters each name has, as bits: a few edits change few of them. */
  readonly letters: Int32Array;
}
type Buckets = ReadonlyMap<number, Bucket>;

const SHORTEST_WORD = 3;

/**
 * Prepares the names of the shops that allow full-text search. The nearest name is the one with the fewest edits;
 * among equals a whole name comes before one word of a name, then the order of the wall decides. `order` is that
 * order, as indices into `shops`.
 */
export function createNearestName(shops: readonly Shop[], order: Uint32Array): NearestName {
  const whole = fill(shops, order, ({ name }) => [searchKey(name)]);
  const words = fill(shops, order, ({ name }) => {
    const list = name.split(/\s+/).map(searchKey);
    return list.length > 1 ? list.filter(({ length }) => length >= SHORTEST_WORD) : [];
  });
  return (key, admits) => {
    const admitsRank = (rank: number): boolean => admits(order[rank] ?? 0);
    for (let distance = 1; distance <= mostEdits(key); distance += 1) {
      const rank = nearestIn(whole, key, distance, admitsRank) ?? nearestIn(words, key, distance, admitsRank);
      if (rank !== null) return order[rank] ?? null;
    }
    return null;
  };
}

/** How many edits a name may differ from what was typed. One letter is too little to guess from. */
export function mostEdits({ length }: string): number {
  if (length < 2) return 0;
  if (length <= 4) return 1;
  return length < 10 ? 2 : 3;
}

function fill(
  shops: readonly Shop[],
  order: Uint32Array,
  namesOf: (shop: Shop) => readonly string[],
): Buckets {
  const entries = [...order].flatMap((index, rank) => {
    const shop = shops[index];
    return shop?.allowNameFullTextSearch ? namesOf(shop).map((key) => ({ key, rank })) : [];
  });
  const byLength = new Map<number, typeof entries>();
  for (const entry of entries) {
    const list = byLength.get(entry.key.length);
    if (list) list.push(entry);
    else byLength.set(entry.key.length, [entry]);
  }
  return new Map(
    [...byLength].map(([length, list]) => [
      length,
      {
        keys: list.map(({ key }) => key),
        ranks: list.map(({ rank }) => rank),
        letters: Int32Array.from(list, ({ key }) => lettersOf(key)),
      },
    ]),
  );
}

/** The first name in the order of the wall that is at most so many edits away, as its rank. */
function nearestIn(
  buckets: Buckets,
  key: string,
  distance: number,
  admits: (rank: number) => boolean,
): number | null {
  const letters = lettersOf(key);
  let best = Infinity;
  for (let more = -distance; more <= distance; more += 1) {
    const bucket = buckets.get(key.length + more);
    if (!bucket) continue;
    // An exchange changes two bits at most, a letter more or less one, a swap none.
    const mostBits = 2 * distance - Math.abs(more);
    for (let index = 0; index < bucket.letters.length; index += 1) {
      if (bitsIn(letters ^ (bucket.letters[index] ?? 0)) > mostBits) continue;
      const rank = bucket.ranks[index] ?? 0;
      if (rank >= best) break;
      if (editDistance(key, bucket.keys[index] ?? '', distance) > distance || !admits(rank)) continue;
      best = rank;
      break;
    }
  }
  return best === Infinity ? null : best;
}

function lettersOf(key: string): number {
  let letters = 0;
  for (let index = 0; index < key.length; index += 1) letters |= 1 << (key.charCodeAt(index) & 31);
  return letters;
}

/** How many bits of a 32-bit number are set. */
function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
