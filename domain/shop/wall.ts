import type { Shop } from './shop.ts';

export interface Wall {
  readonly fitting: readonly Shop[];
  readonly dearer: readonly Shop[];
}

export function inOrder({ fitting, dearer }: Wall): readonly Shop[] {
  return [...fitting, ...dearer];
}

/** Null means no voucher, or "fits my balance" is off: everything fits (product 5.5). */
export function partByBalance(found: readonly Shop[], balanceInCent: number | null): Wall {
  if (balanceInCent === null) return { fitting: found, dearer: [] };
  const fitting: Shop[] = [];
  const dearer: Shop[] = [];
  for (const shop of found) (missingInCent(shop, balanceInCent) === 0 ? fitting : dearer).push(shop);
  return { fitting, dearer };
}

/** What the balance lacks for the smallest value; 0 if it is enough or the shop names no value. */
export function missingInCent(shop: Pick<Shop, 'voucherValuesInCent'>, balanceInCent: number): number {
  const [smallest = 0] = shop.voucherValuesInCent;
  return Math.max(0, smallest - balanceInCent);
}
