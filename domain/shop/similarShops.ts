import type { Shop } from './shop.ts';

/** Sorts by shared categories, places of use, top shops, given order. Without a known `id`, only top shops count. */
export function similarShops(shops: readonly Shop[], id: string, most = 3): readonly Shop[] {
  const missed = shops.find((shop) => shop.id === id);
  return shops
    .filter((shop) => shop.id !== id)
    .map((shop) => ({ shop, likeness: likeness(shop, missed) }))
    .toSorted((one, other) => compare(other.likeness, one.likeness))
    .slice(0, most)
    .map(({ shop }) => shop);
}

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
