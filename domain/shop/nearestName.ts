import { editDistance } from './editDistance.ts';
import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';

/** Null if no name is near. `key` is a search key (`searchKey`). */
export type NearestName = (key: string, admits: (shop: number) => boolean) => NearName | null;

export interface NearName {
  /** The near name, or the word of it that is near. */
  readonly text: string;
  /** Index into the wall. */
  readonly shop: number;
}

interface Name extends NearName {
  readonly key: string;
  readonly rank: number;
  /** Bit set of letters: a cheap filter before the edit distance. */
  readonly letters: number;
}
/** By length, each list in the order of the wall. */
type Names = readonly (readonly Name[] | undefined)[];

const SHORTEST_WORD = 3;

/** Fewest edits win, then a whole name over one word, then the order of the wall (`order`: indices). */
export function createNearestName(shops: readonly Shop[], order: Uint32Array): NearestName {
  const whole = byLength(shops, order, (name) => [name]);
  const words = byLength(shops, order, (name) =>
    name.split(/\s/).filter((word) => searchKey(word).length >= SHORTEST_WORD),
  );
  return (key, admits) => {
    for (let distance = 1; distance <= mostEdits(key); distance += 1) {
      const name = nearestIn(whole, key, distance, admits) ?? nearestIn(words, key, distance, admits);
      if (name) return name;
    }
    return null;
  };
}

/** One letter is too little to guess from. */
export function mostEdits({ length }: string): number {
  if (length < 2) return 0;
  if (length <= 4) return 1;
  return length < 10 ? 2 : 3;
}

function byLength(
  shops: readonly Shop[],
  order: Uint32Array,
  textsOf: (name: string) => readonly string[],
): Names {
  const names: Name[][] = [];
  for (const [rank, index] of order.entries()) {
    const shop = shops[index];
    if (!shop?.allowNameFullTextSearch) continue;
    for (const text of textsOf(shop.name)) {
      const key = searchKey(text);
      (names[key.length] ??= []).push({ key, text, shop: index, rank, letters: lettersOf(key) });
    }
  }
  return names;
}

function nearestIn(
  names: Names,
  key: string,
  distance: number,
  admits: (shop: number) => boolean,
): Name | null {
  const letters = lettersOf(key);
  let best: Name | null = null;
  let bestRank = Infinity;
  for (let length = key.length - distance; length <= key.length + distance; length += 1) {
    // A replacement changes at most two bits, an insertion or deletion one, a swap none.
    const mostBits = 2 * distance - Math.abs(length - key.length);
    for (const name of names[length] ?? []) {
      if (name.rank >= bestRank) break;
      if (bitsIn(letters ^ name.letters) > mostBits) continue;
      if (editDistance(key, name.key, distance) > distance || !admits(name.shop)) continue;
      best = name;
      bestRank = name.rank;
    }
  }
  return best;
}

function lettersOf(key: string): number {
  let letters = 0;
  for (let index = 0; index < key.length; index += 1) letters |= 1 << (key.charCodeAt(index) & 31);
  return letters;
}

function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
