import type { Shop } from './shop.ts';
import type { Wall } from './wall.ts';

/** Where the whole balance is redeemed at once, a shop must sell exactly it. A shop that names no value sells any. */
export function sellsWhole(valuesInCent: readonly number[], balanceInCent: number): boolean {
  return valuesInCent.length === 0 || valuesInCent.includes(balanceInCent);
}

/** The shops that sell the whole balance, before those that do not. Null: nothing is compared. */
export function partByWhole(found: readonly Shop[], balanceInCent: number | null): Wall {
  if (balanceInCent === null) return { fitting: found, dearer: [] };
  const sells = ({ voucherValuesInCent }: Shop) => sellsWhole(voucherValuesInCent, balanceInCent);
  return { fitting: found.filter(sells), dearer: found.filter((shop) => !sells(shop)) };
}
