import type { Shop } from './shop.ts';

/** The wall as it is drawn: with a voucher, shops that fit its balance apart from those that cost more. */
export interface Wall {
  readonly fitting: readonly Shop[];
  readonly dearer: readonly Shop[];
}

/**
 * Parts the found shops by a voucher's balance, each part in the given order (design 7.19). `balanceInCent` is null
 * while browsing without a voucher, and with "fits my balance" off: then all count as fitting.
 */
export function partByBalance(found: readonly Shop[], balanceInCent: number | null): Wall {
  if (balanceInCent === null) return { fitting: found, dearer: [] };
  const fitting: Shop[] = [];
  const dearer: Shop[] = [];
  for (const shop of found) (missingInCent(shop, balanceInCent) === 0 ? fitting : dearer).push(shop);
  return { fitting, dearer };
}

/** What is missing for the shop's smallest value, in cents: 0 where the balance covers it or no value is named. */
export function missingInCent(shop: Pick<Shop, 'voucherValuesInCent'>, balanceInCent: number): number {
  const [smallest = 0] = shop.voucherValuesInCent;
  return Math.max(0, smallest - balanceInCent);
}

/** Whether one of the shop's values is the whole balance, so that nothing stays behind (design 8). */
export function fitsExactly(shop: Pick<Shop, 'voucherValuesInCent'>, balanceInCent: number): boolean {
  return shop.voucherValuesInCent.includes(balanceInCent);
}
