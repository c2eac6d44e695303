import type { Shop } from './shop.ts';
import { missingInCent } from './wall.ts';

export type Reach =
  | { readonly kind: 'nothing'; readonly leastInCent: number }
  | { readonly kind: 'little' }
  | { readonly kind: 'enough' };

/** Up to this share of affordable shops, a balance counts as `little`. */
const LITTLE_SHARE = 0.1;

/** If `isWhole` is false, shops not loaded yet may be affordable, so the result is never `nothing`. */
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
