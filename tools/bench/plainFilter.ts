import type { Shop } from '#domain/shop/shop.ts';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';

/** A reference for the wall's fast filter (product 5.3 to 5.5). `prepared` texts allow a bench to time it. */
export function plainFilter(
  shops: readonly Shop[],
  filter: ShopFilter,
  prepared: readonly PlainTexts[] = shops.map(plainTexts),
): readonly Shop[] {
  const wanted = key(filter.name);
  const found = shops.flatMap((shop, index) => {
    const position = wanted === '' ? 0 : positionOf(prepared[index] ?? plainTexts(shop), wanted);
    return position >= 0 && passes(shop, filter) ? [{ shop, position }] : [];
  });
  const sorted =
    wanted === ''
      ? [
          ...found.filter(({ shop }) => shop.position === 'T'),
          ...found.filter(({ shop }) => shop.position === 'S'),
        ]
      : found.sort((one, other) => one.position - other.position);
  return sorted.map(({ shop }) => shop);
}

/** `exact` are the only texts that count for a shop that opted out of full text. */
export interface PlainTexts {
  readonly text: string;
  readonly exact: readonly string[] | null;
}

export function plainTexts(shop: Shop): PlainTexts {
  const parts = [shop.name, shop.slug, ...shop.keywords].map(key);
  return { text: parts.join(''), exact: shop.allowNameFullTextSearch ? null : parts.slice(0, 2) };
}

function positionOf({ text, exact }: PlainTexts, wanted: string): number {
  if (exact) return exact.includes(wanted) ? 0 : -1;
  return text.indexOf(wanted);
}

function passes(shop: Shop, filter: ShopFilter): boolean {
  const levels = shop.voucherValuesInCent.filter((value) => value <= 10_000);
  return (
    meets(filter.categories, shop.categories) &&
    meets(filter.valueLevels, levels) &&
    meets(filter.redeemable, shop.redeemable) &&
    meets(filter.shopIds, [shop.id]) &&
    meets(filter.keywords.map(key), shop.keywords.map(key))
  );
}

/** An empty group excludes nothing; otherwise one chosen item is enough. */
function meets<Item>(chosen: readonly Item[], own: readonly Item[]): boolean {
  return chosen.length === 0 || chosen.some((item) => own.includes(item));
}

/** Lower case, without spaces and invisible characters, with composed accents, and all apostrophes alike. */
function key(text: string): string {
  const seen = Array.from(text.toLowerCase()).filter((letter) => !/^[\s\p{Cc}\p{Cf}\p{DI}]$/u.test(letter));
  return seen
    .join('')
    .normalize('NFC')
    .replaceAll(/[‘’‛`´ʹʼ′＇]/g, "'");
}
