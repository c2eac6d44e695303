import { type Basket, coverage } from '#domain/basket/basket.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedemptionLine } from '#domain/redemption/draft.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';

/** A line with its shop at hand. */
export interface ShopLine extends RedemptionLine {
  readonly shop: ShopDetails;
}

/** The shops of the lines, and what became of those that could not be fetched. */
export type ShopAnswers = ReadonlyMap<string, Result<ShopDetails, Problem>>;

/** A line with its shop's name, as summaries list it. */
export function named({ shop, shopId, valueInCent, quantity }: ShopLine) {
  return { shopId, shopName: shop.name, valueInCent, quantity };
}

/** What is wrong with one line: its shop is gone, or no longer offers the value. */
export type LineFault = 'shop-gone' | 'value-gone';

/** Null where a line is fine, or where nothing is known of its shop. */
export function lineFault(
  { valueInCent }: Pick<RedemptionLine, 'valueInCent'>,
  answer: Result<ShopDetails, Problem> | undefined,
): LineFault | null {
  if (answer === undefined) return null;
  if (!answer.ok) return answer.fault.kind === 'shop-gone' ? 'shop-gone' : null;
  return answer.value.voucherValuesInCent.includes(valueInCent) ? null : 'value-gone';
}

/** The lines with their shops; null where one of the shops is missing. */
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

/** Whether a basket can be redeemed as it is: there is something in it, each line holds, and the balance covers it. */
export function isRedeemable(basket: Basket, answers: ShopAnswers, balanceInCent: number): boolean {
  return (
    basket.length > 0 &&
    withShops(basket, answers) !== null &&
    basket.every((line) => lineFault(line, answers.get(line.shopId)) === null) &&
    coverage(basket, balanceInCent).missingInCent === 0
  );
}
