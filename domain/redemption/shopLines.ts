import { type Basket, canRedeem } from '../basket/basket.ts';
import type { Result } from '../core/result.ts';
import type { Problem } from '../problem/problem.ts';
import type { RedemptionLine } from './draft.ts';
import type { ShopDetails } from '../shop/shop.ts';

export interface ShopLine extends RedemptionLine {
  readonly shop: ShopDetails;
}

/** The shops by id, or the problem of each that could not be loaded. */
export type ShopAnswers = ReadonlyMap<string, Result<ShopDetails, Problem>>;

/** A line with its shop's name and logo; the value is in minor units. */
export interface NamedLine extends RedemptionLine {
  readonly shopName: string;
  /** Null or absent if the shop has no logo or is not loaded. */
  readonly logo?: string | null;
}

export function named({ shop, shopId, valueInCent, quantity }: ShopLine): NamedLine {
  return { shopId, shopName: shop.name, logo: shop.logo, valueInCent, quantity };
}

/** The shop is gone, or no longer offers the value. */
export type LineFault = 'shop-gone' | 'value-gone';

/** Null if the line is valid, or its shop is not loaded. */
export function lineFault(
  { valueInCent }: Pick<RedemptionLine, 'valueInCent'>,
  answer: Result<ShopDetails, Problem> | undefined,
): LineFault | null {
  if (answer === undefined) return null;
  if (!answer.ok) return answer.fault.kind === 'shop-gone' ? 'shop-gone' : null;
  return answer.value.voucherValuesInCent.includes(valueInCent) ? null : 'value-gone';
}

/** Returns the lines with their shops; null if a shop is missing. */
export function withShops(
  lines: readonly RedemptionLine[],
  answers: ShopAnswers,
): readonly ShopLine[] | null {
  const known = lines.flatMap((line) => {
    const answer = answers.get(line.shopId);
    return answer?.ok ? [{ ...line, shop: answer.value }] : [];
  });
  return known.length === lines.length ? known : null;
}

/**
 * True if the basket is not empty, every line is valid, and the balance (in minor units) covers it or the difference
 * can be paid (`paysMore`).
 */
export function isRedeemable(
  basket: Basket,
  answers: ShopAnswers,
  balanceInCent: number,
  paysMore: boolean,
): boolean {
  return (
    basket.length > 0 &&
    withShops(basket, answers) !== null &&
    basket.every((line) => lineFault(line, answers.get(line.shopId)) === null) &&
    canRedeem(basket, balanceInCent, paysMore)
  );
}
