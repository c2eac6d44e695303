import type { Shop } from './shop.ts';

export type CompareNames = (one: string, other: string) => number;

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** `#` is for digits and other scripts. */
export const INDEX_LETTERS: readonly string[] = [...LATIN, '#'];

export interface ShopIndex {
  readonly shops: readonly Shop[];
  /** The index of the first shop of each letter in use. */
  readonly starts: ReadonlyMap<string, number>;
}

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

/** Caches the index into `INDEX_LETTERS` per first letter. */
function rankWith(compare: CompareNames): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    const [first = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFC')) ?? [];
    const rank = known.get(first) ?? rankOfLetter(first, compare);
    known.set(first, rank);
    return rank;
  };
}

/** Letters with diacritics and ligatures sort under the last plain letter that does not come after them. */
function rankOfLetter(letter: string, compare: CompareNames): number {
  if (!/\p{Script=Latin}/u.test(letter)) return LATIN.length;
  const capital = letter.toUpperCase();
  const rank = LATIN.findLastIndex((plain) => compare(plain, capital) <= 0);
  return rank < 0 ? LATIN.length : rank;
}
