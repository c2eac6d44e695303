import { type SearchableShop, searchShops } from './shopSearch.ts';
import type { Shop } from './shop.ts';

/** The wall as it is drawn: with a voucher, shops that fit its balance apart from those that cost more. */
export interface Wall {
  readonly fitting: readonly Shop[];
  readonly dearer: readonly Shop[];
}

export interface WallWish {
  /** What is typed into the name search. */
  readonly name: string;
  /** The voucher's balance; null while browsing without one, or with "fits my balance" off. */
  readonly balanceInCent: number | null;
}

/**
 * Finds and orders the shops (design 7.19): with a name by match position, without one top shops first, each in
 * the given order; those that fit the balance before the others, without a balance all count as fitting.
 */
export function arrangeWall(shops: readonly SearchableShop[], wish: WallWish): Wall {
  const found = searchShops(shops, wish.name);
  const inOrder = wish.name.trim() === '' ? topShopsFirst(found) : found;
  const { balanceInCent } = wish;
  if (balanceInCent === null) return { fitting: inOrder, dearer: [] };
  return {
    fitting: inOrder.filter((shop) => missingInCent(shop, balanceInCent) === 0),
    dearer: inOrder.filter((shop) => missingInCent(shop, balanceInCent) > 0),
  };
}

function topShopsFirst(shops: readonly Shop[]): readonly Shop[] {
  return [
    ...shops.filter(({ position }) => position === 'T'),
    ...shops.filter(({ position }) => position === 'S'),
  ];
}

/** What is missing for the shop's smallest value, in cents: 0 where the balance covers it or no value is named. */
export function missingInCent(shop: Pick<Shop, 'voucherValuesInCent'>, balanceInCent: number): number {
  const [smallest = 0] = shop.voucherValuesInCent;
  return Math.max(0, smallest - balanceInCent);
}
