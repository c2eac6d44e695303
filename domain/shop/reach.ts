import type { Shop } from './shop.ts';
import { missingInCent } from './wall.ts';

/** How far a balance goes on a wall: at no shop, at hardly any, or far enough to say nothing. */
export type Reach =
  | { readonly kind: 'nothing'; readonly leastInCent: number }
  | { readonly kind: 'little' }
  | { readonly kind: 'enough' };

/** A balance that pays the smallest value of at most this share of the shops goes only a little way. */
const LITTLE_SHARE = 0.1;

/**
 * Returns how far a balance in minor units goes. `isWhole` is false if there are shops that are not known yet: then no
 * more is said than that it goes a little way. A wall without shops says nothing about a balance.
 */
export function reachOf(
  shops: readonly Pick<Shop, 'voucherValuesInCent'>[],
  balanceInCent: number,
  isWhole = true,
): Reach {
  const missing = shops.map((shop) => missingInCent(shop, balanceInCent));
  const fitting = missing.filter((amount) => amount === 0).length;
  if (shops.length === 0 || fitting > shops.length * LITTLE_SHARE) return { kind: 'enough' };
  if (fitting > 0 || !isWhole) return { kind: 'little' };
  return { kind: 'nothing', leastInCent: balanceInCent + Math.min(...missing) };
}
