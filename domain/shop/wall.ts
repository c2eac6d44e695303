import type { Shop } from './shop.ts';

/** A wall in two parts: shops that the balance can pay, and shops whose smallest value costs more. */
export interface Wall {
  readonly fitting: readonly Shop[];
  readonly dearer: readonly Shop[];
}

/**
 * Splits the found shops by a voucher's balance in minor units, each part in the given order (product 5.5).
 * Everything fits if `balanceInCent` is null: without a voucher, or with "fits my balance" switched off.
 */
export function partByBalance(found: readonly Shop[], balanceInCent: number | null): Wall {
  if (balanceInCent === null) return { fitting: found, dearer: [] };
  const fitting: Shop[] = [];
  const dearer: Shop[] = [];
  for (const shop of found) (missingInCent(shop, balanceInCent) === 0 ? fitting : dearer).push(shop);
  return { fitting, dearer };
}

/**
 * Returns how much the balance lacks for the shop's smallest value, in minor units: 0 if it is enough, or if the shop
 * names no value.
 */
export function missingInCent(shop: Pick<Shop, 'voucherValuesInCent'>, balanceInCent: number): number {
  const [smallest = 0] = shop.voucherValuesInCent;
  return Math.max(0, smallest - balanceInCent);
}
