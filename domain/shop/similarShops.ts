import type { Shop } from './shop.ts';

/**
 * Returns at most `most` shops to offer instead of one that cannot be had: those with the most categories in common
 * first, then those redeemed in the same places, then top shops, then in the order given. If `id` is not among
 * `shops`, nothing can be compared: then top shops come first.
 */
export function similarShops(shops: readonly Shop[], id: string, most = 3): readonly Shop[] {
  const missed = shops.find((shop) => shop.id === id);
  return shops
    .filter((shop) => shop.id !== id)
    .map((shop) => ({ shop, likeness: likeness(shop, missed) }))
    .toSorted((one, other) => compare(other.likeness, one.likeness))
    .slice(0, most)
    .map(({ shop }) => shop);
}

/** What counts, the weightiest first. */
function likeness(shop: Shop, missed: Shop | undefined): readonly number[] {
  const isTop = shop.position === 'T' ? 1 : 0;
  if (!missed) return [isTop];
  return [shared(shop.categories, missed.categories), shared(shop.redeemable, missed.redeemable), isTop];
}

function shared<T>(own: readonly T[], others: readonly T[]): number {
  return new Set(own.filter((item) => others.includes(item))).size;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
