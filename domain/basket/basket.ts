import { type Result, done, refused } from '../core/result.ts';
import { type RedemptionLine, totalInCent } from '../redemption/draft.ts';

/** The API contract's limits for one redemption. */
export const MOST_LINES = 20;
export const MOST_OF_A_LINE = 20;

/** Stores the shop's name, so the line can be displayed after the shop disappears. */
export interface BasketLine extends RedemptionLine {
  readonly shopName: string;
}

/** Each pair of shop and value occurs in one line only. */
export type Basket = readonly BasketLine[];

export function lineKey({ shopId, valueInCent }: Pick<RedemptionLine, 'shopId' | 'valueInCent'>): string {
  return `${valueInCent} ${shopId}`;
}

/** Refuses with `full` above 20 lines or 20 codes a line; adds to an existing line of the same shop and value. */
export function withLine(basket: Basket, line: BasketLine): Result<Basket, 'full'> {
  const there = basket.find((one) => lineKey(one) === lineKey(line));
  if ((there?.quantity ?? 0) + line.quantity > MOST_OF_A_LINE) return refused('full');
  if (there) {
    const more = { ...there, quantity: there.quantity + line.quantity };
    return done(basket.map((one) => (one === there ? more : one)));
  }
  return basket.length < MOST_LINES ? done([...basket, line]) : refused('full');
}

/** Adds all lines or none. */
export function withLines(basket: Basket, lines: readonly BasketLine[]): Result<Basket, 'full'> {
  return lines.reduce<Result<Basket, 'full'>>(
    (sofar, line) => (sofar.ok ? withLine(sofar.value, line) : sofar),
    done(basket),
  );
}

/** The quantity is rounded and clamped to 1 to 20. */
export function withQuantity(basket: Basket, key: string, quantity: number): Basket {
  const bounded = Math.min(Math.max(Math.round(quantity), 1), MOST_OF_A_LINE);
  return basket.map((line) => (lineKey(line) === key ? { ...line, quantity: bounded } : line));
}

/** Changes a line's value. Merges it with an existing line of the same shop and value, capped at 20 codes. */
export function withValue(basket: Basket, key: string, valueInCent: number): Basket {
  const changed = basket.map((line) => (lineKey(line) === key ? { ...line, valueInCent } : line));
  return changed.reduce<BasketLine[]>((lines, line) => {
    const twin = lines.findIndex((one) => lineKey(one) === lineKey(line));
    const first = lines[twin];
    if (first === undefined) return [...lines, line];
    const quantity = Math.min(first.quantity + line.quantity, MOST_OF_A_LINE);
    return lines.with(twin, { ...first, quantity });
  }, []);
}

/** Subtracts the redeemed codes. Codes added while the redemption was in flight stay. */
export function withoutRedeemed(basket: Basket, redeemed: readonly RedemptionLine[]): Basket {
  return basket.flatMap((line) => {
    const gone = redeemed.find((one) => lineKey(one) === lineKey(line))?.quantity ?? 0;
    return line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : [];
  });
}

export function withoutLine(basket: Basket, key: string): Basket {
  return basket.filter((line) => lineKey(line) !== key);
}

/** Undoes a removal at the former index. Replaces a line of the same shop and value, and drops lines beyond 20. */
export function withLineBack(basket: Basket, line: BasketLine, index: number): Basket {
  return withoutLine(basket, lineKey(line)).toSpliced(index, 0, line).slice(0, MOST_LINES);
}

/** At least one of `remainingInCent` and `missingInCent` is 0. */
export interface Coverage {
  readonly totalInCent: number;
  readonly remainingInCent: number;
  readonly missingInCent: number;
}

export function coverage(lines: readonly RedemptionLine[], balanceInCent: number): Coverage {
  const total = totalInCent(lines);
  return {
    totalInCent: total,
    remainingInCent: Math.max(balanceInCent - total, 0),
    missingInCent: Math.max(total - balanceInCent, 0),
  };
}

/**
 * The balance less the basket, in minor units, which shops' smallest values are compared with. Null without a balance, and
 * where the whole of it is redeemed (`chooseable`: the switch `redeemValueChooseable`; `wholeInCent` is compared then).
 */
export function comparedInCent(
  balanceInCent: number | null,
  basket: Basket | null,
  chooseable: boolean,
): number | null {
  if (balanceInCent === null || !chooseable) return null;
  return coverage(basket ?? [], balanceInCent).remainingInCent;
}

/** `paysMore`: the user can pay the missing amount on top. */
export function canRedeem(
  lines: readonly RedemptionLine[],
  balanceInCent: number,
  paysMore: boolean,
): boolean {
  return paysMore || coverage(lines, balanceInCent).missingInCent === 0;
}

/** The highest quantity that the line can have. `remainingInCent` is the balance left after the whole basket. */
export function mostOfLine(
  { quantity, valueInCent }: Pick<RedemptionLine, 'quantity' | 'valueInCent'>,
  remainingInCent: number,
  paysMore: boolean,
): number {
  if (paysMore) return MOST_OF_A_LINE;
  return Math.min(quantity + Math.floor(remainingInCent / valueInCent), MOST_OF_A_LINE);
}

export function shopsIn(lines: readonly RedemptionLine[]): number {
  return new Set(lines.map(({ shopId }) => shopId)).size;
}

/** What the basket has of one shop, at least one line. */
export type OfOneShop = readonly [BasketLine, ...BasketLine[]];

/** The shops are in the order of their first lines. */
export function byShop(basket: Basket): readonly OfOneShop[] {
  const shops = new Map<string, OfOneShop>();
  for (const line of basket) shops.set(line.shopId, [...(shops.get(line.shopId) ?? []), line] as OfOneShop);
  return [...shops.values()];
}
