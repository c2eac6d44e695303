import { editDistance } from './editDistance.ts';
import type { SearchableShop } from './searchableShop.ts';
import { searchKey } from './searchKey.ts';

/** A shop's name, or one word of it. */
export interface ComparedName {
  readonly text: string;
  readonly of: SearchableShop;
  readonly key: string;
  /** Bit set of letters: a cheap comparison before the edit distance. */
  readonly letters: number;
}

const SHORTEST_WORD = 3;

/** Whole names before words; none of shops that opted out of full-text search. */
export function comparedNames(shops: readonly SearchableShop[]): readonly ComparedName[] {
  const open = shops.filter(({ text }) => text !== null);
  const whole = open.map((of) => compared(of, of.shop.name));
  const words = whole.flatMap(({ of, text }) => text.split(/\s/).map((word) => compared(of, word)));
  return [...whole, ...words.filter(({ key }) => key.length >= SHORTEST_WORD)];
}

function compared(of: SearchableShop, text: string): ComparedName {
  const key = searchKey(text);
  return { of, text, key, letters: lettersOf(key) };
}

/** Fewest edits win, then the order of `names`. Null if no name is near. `key` is a search key (`searchKey`). */
export function nearestName(
  names: readonly ComparedName[],
  key: string,
  admits: (shop: SearchableShop) => boolean,
): ComparedName | null {
  const letters = lettersOf(key);
  let best: ComparedName | null = null;
  let bound = mostEdits(key);
  for (const name of names) {
    if (bound < 1) break;
    // An edit changes at most two bits.
    if (bitsIn(letters ^ name.letters) > 2 * bound) continue;
    const edits = editDistance(key, name.key, bound);
    if (edits > bound || !admits(name.of)) continue;
    best = name;
    bound = edits - 1;
  }
  return best;
}

/** One letter is too little to guess from. */
export function mostEdits({ length }: string): number {
  if (length < 2) return 0;
  if (length <= 4) return 1;
  return length < 10 ? 2 : 3;
}

function lettersOf(key: string): number {
  return key.split('').reduce((letters, unit) => letters | (1 << (unit.charCodeAt(0) & 31)), 0);
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
