import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';

/** Ascending indices into the wall; `positions[i]` is where the match in `shops[i]` starts. */
export interface NameMatches {
  readonly shops: Uint32Array;
  readonly positions: Uint32Array;
}

export interface NameSearch {
  /** Every match starts before this position, in UTF-16 units. */
  readonly longestText: number;
  /** `key` is a non-empty search key (`searchKey`). */
  matches(key: string): NameMatches;
}

/**
 * Searches name, slug and keywords; opted-out shops match by exact name or slug only (product 5.4). Caches the matches
 * of each typed prefix: a longer key can only match where its prefix did, and never earlier in the text.
 */
export function createNameSearch(shops: readonly Shop[]): NameSearch {
  const texts = shops.map(({ name, slug, keywords }) => [name, slug, ...keywords].map(searchKey).join(''));
  const open = Uint32Array.from(
    shops.flatMap(({ allowNameFullTextSearch }, index) => (allowNameFullTextSearch ? [index] : [])),
  );
  const exact = exactNames(shops);
  const beginnings: { key: string; matches: NameMatches }[] = [];

  const narrow = (from: NameMatches, key: string): NameMatches => {
    const found = new Uint32Array(from.shops.length);
    const positions = new Uint32Array(from.shops.length);
    let count = 0;
    for (let index = 0; index < found.length; index += 1) {
      const shop = from.shops[index] ?? 0;
      const position = texts[shop]?.indexOf(key, from.positions[index]) ?? -1;
      if (position < 0) continue;
      found[count] = shop;
      positions[count] = position;
      count += 1;
    }
    return { shops: found.slice(0, count), positions: positions.slice(0, count) };
  };

  const fullText = (key: string): NameMatches => {
    let last = beginnings.at(-1);
    while (last && !key.startsWith(last.key)) {
      beginnings.pop();
      last = beginnings.at(-1);
    }
    if (last?.key === key) return last.matches;
    const matches = narrow(last?.matches ?? { shops: open, positions: new Uint32Array(open.length) }, key);
    beginnings.push({ key, matches });
    return matches;
  };

  return {
    longestText: texts.reduce((longest, { length }) => Math.max(longest, length), 0),
    matches(key) {
      const matches = fullText(key);
      const named = exact.get(key);
      return named ? withExact(matches, named) : matches;
    },
  };
}

function exactNames(shops: readonly Shop[]): ReadonlyMap<string, readonly number[]> {
  const exact = new Map<string, number[]>();
  for (const [index, { name, slug, allowNameFullTextSearch }] of shops.entries()) {
    if (allowNameFullTextSearch) continue;
    for (const key of new Set([name, slug].map(searchKey)))
      exact.set(key, [...(exact.get(key) ?? []), index]);
  }
  return exact;
}

function withExact(matches: NameMatches, named: readonly number[]): NameMatches {
  const positions = new Map(named.map((shop) => [shop, 0]));
  for (const [index, shop] of matches.shops.entries()) positions.set(shop, matches.positions[index] ?? 0);
  const shops = Uint32Array.from(positions.keys()).sort();
  return { shops, positions: shops.map((shop) => positions.get(shop) ?? 0) };
}
