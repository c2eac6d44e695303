import type { Shop } from './shop.ts';
import { type Wall, partByBalance } from './wall.ts';

/** Where the whole balance is redeemed at once, a shop must sell exactly it. A shop that names no value sells any. */
export function sellsWhole(valuesInCent: readonly number[], balanceInCent: number): boolean {
  return valuesInCent.length === 0 || valuesInCent.includes(balanceInCent);
}

/**
 * The balance that is redeemed as a whole, in minor units; null without a balance, or where an amount can be chosen
 * (`chooseable`: the switch `redeemValueChooseable`).
 */
export function wholeInCent(balanceInCent: number | null, chooseable: boolean): number | null {
  return chooseable ? null : balanceInCent;
}

/**
 * Where the whole balance is redeemed, the shops that sell it, before those that do not; else those that the balance
 * (`upToInCent`) is enough for, before those that cost more.
 */
export function partedWall(
  found: readonly Shop[],
  balance: { readonly wholeInCent: number | null; readonly upToInCent: number | null },
): Wall {
  const whole = balance.wholeInCent;
  if (whole === null) return partByBalance(found, balance.upToInCent);
  const sells = ({ voucherValuesInCent }: Shop) => sellsWhole(voucherValuesInCent, whole);
  return { fitting: found.filter(sells), dearer: found.filter((shop) => !sells(shop)) };
}
