import type { ShopCategory } from './category.ts';
import { editDistance } from './editDistance.ts';
import { mostEdits } from './nearestName.ts';
import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';

/** Shorter words, such as "and", say nothing about a kind of shop. */
const SHORTEST_WORD = 4;

/** A kind of shop: a keyword or a category. */
interface Kind {
  /** The words it is known by, as search keys. */
  readonly words: readonly string[];
  readonly has: (shop: Shop) => boolean;
}

/**
 * Returns the shops of the keyword or category that a typed text comes nearest to, in the order given; none if it comes
 * near none. "Sport Müller" comes near the keyword "sport", "bokos" near "books".
 */
export function kinOf(
  text: string,
  shops: readonly Shop[],
  categories: readonly ShopCategory[],
): readonly Shop[] {
  const typed = wordsOf(text);
  let best: { readonly kind: Kind; readonly far: number } | null = null;
  for (const kind of kindsOf(shops, categories)) {
    const far = distance(typed, kind.words);
    if (far < (best?.far ?? Infinity)) best = { kind, far };
  }
  return best ? shops.filter(best.kind.has) : [];
}

/** The kinds that these shops are of, keywords first: they say more. */
function kindsOf(shops: readonly Shop[], categories: readonly ShopCategory[]): readonly Kind[] {
  const keywords = new Set(shops.flatMap((shop) => shop.keywords));
  const used = new Set(shops.flatMap((shop) => shop.categories));
  return [
    ...[...keywords].map((keyword) => ({
      words: wordsOf(keyword),
      has: (shop: Shop) => shop.keywords.includes(keyword),
    })),
    ...categories
      .filter(({ id }) => used.has(id))
      .map(({ id, name }) => ({ words: wordsOf(name), has: (shop: Shop) => shop.categories.includes(id) })),
  ];
}

function wordsOf(text: string): readonly string[] {
  const words = text.split(/[^\p{L}\p{N}\p{M}]+/u).map(searchKey);
  return words.filter(({ length }) => length >= SHORTEST_WORD);
}

/** How many edits the nearest two words are apart: 0 if one holds the other, infinite if none come near. */
function distance(typed: readonly string[], words: readonly string[]): number {
  const each = typed.flatMap((one) => words.map((other) => apart(one, other)));
  return Math.min(Infinity, ...each);
}

function apart(typed: string, word: string): number {
  if (typed.includes(word) || word.includes(typed)) return 0;
  const bound = mostEdits(typed);
  const edits = editDistance(typed, word, bound);
  return edits > bound ? Infinity : edits;
}
