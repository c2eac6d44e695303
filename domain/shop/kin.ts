import type { ShopCategory } from './category.ts';
import { editDistance } from './editDistance.ts';
import { mostEdits } from './nearestName.ts';
import { searchKey } from './searchKey.ts';
import type { Shop } from './shop.ts';

/** Shorter words, such as "and", say nothing about the kind of a shop. */
const SHORTEST_WORD = 4;

interface Kind {
  readonly words: readonly string[];
  readonly has: (shop: Shop) => boolean;
}

/** Shops of the nearest keyword or category: "Sport Müller" finds "sport", "bokos" finds "books". */
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

/** Keywords first: they are more specific. */
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

/** Edits between the nearest two words: 0 if one contains the other, Infinity if none is near. */
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
