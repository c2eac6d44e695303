import type { Shop } from './shop.ts';

/** Compares two names as a dictionary of the visitor's language does: below 0 if the first one comes first. */
export type CompareNames = (one: string, other: string) => number;

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** What an index of names has an entry for: the plain letters, and `#` for digits and other scripts. */
export const INDEX_LETTERS: readonly string[] = [...LATIN, '#'];

/** The shops from A to Z, and where each letter begins. */
export interface ShopIndex {
  /** Letter by letter in the order of `INDEX_LETTERS`, within a letter as the dictionary says. */
  readonly shops: readonly Shop[];
  /** For each letter that some shop begins with, the index of its first shop. */
  readonly starts: ReadonlyMap<string, number>;
}

/** Puts shops in the order of their names; shops of the same name stay in the order given. */
export function indexByName(shops: readonly Shop[], compare: CompareNames): ShopIndex {
  const rankOf = rankWith(compare);
  const sorted = shops
    .map((shop) => ({ shop, rank: rankOf(shop.name) }))
    .toSorted((one, other) => one.rank - other.rank || compare(one.shop.name, other.shop.name));
  const starts = new Map<string, number>();
  for (const [index, { rank }] of sorted.entries()) {
    const letter = INDEX_LETTERS[rank] ?? '#';
    if (!starts.has(letter)) starts.set(letter, index);
  }
  return { shops: sorted.map(({ shop }) => shop), starts };
}

/** Returns a function that says under which letter a name stands, as an index into `INDEX_LETTERS`. */
function rankWith(compare: CompareNames): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    const [first = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFC')) ?? [];
    const rank = known.get(first) ?? rankOfLetter(first, compare);
    known.set(first, rank);
    return rank;
  };
}

/** A letter with a mark, or one of two joined, stands under the last plain one that does not come after it. */
function rankOfLetter(letter: string, compare: CompareNames): number {
  if (!/\p{Script=Latin}/u.test(letter)) return LATIN.length;
  const capital = letter.toUpperCase();
  const rank = LATIN.findLastIndex((plain) => compare(plain, capital) <= 0);
  return rank < 0 ? LATIN.length : rank;
}
