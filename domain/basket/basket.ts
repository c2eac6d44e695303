import { type Result, done, refused } from '../core/result.ts';
import { type RedemptionLine, totalInCent } from '../redemption/draft.ts';

/** The contract's limits of one redemption: how many lines, and how many codes in a line. */
export const MOST_LINES = 20;
export const MOST_OF_A_LINE = 20;

/** A line of the basket. It keeps its shop's name, so that it can be named even when the shop is gone. */
export interface BasketLine extends RedemptionLine {
  readonly shopName: string;
}

/** What is to be redeemed at several shops in one go. Each value of a shop stands in one line only. */
export type Basket = readonly BasketLine[];

/** Names a line within its basket: by shop and value. */
export function lineKey({ shopId, valueInCent }: Pick<RedemptionLine, 'shopId' | 'valueInCent'>): string {
  return `${valueInCent} ${shopId}`;
}

/**
 * The basket with a further line, or with more codes in the line that is already there. Refuses with `full` if that
 * would be more than 20 lines, or more than 20 codes in a line.
 */
export function withLine(basket: Basket, line: BasketLine): Result<Basket, 'full'> {
  const there = basket.find((one) => lineKey(one) === lineKey(line));
  if ((there?.quantity ?? 0) + line.quantity > MOST_OF_A_LINE) return refused('full');
  if (there) {
    const more = { ...there, quantity: there.quantity + line.quantity };
    return done(basket.map((one) => (one === there ? more : one)));
  }
  return basket.length < MOST_LINES ? done([...basket, line]) : refused('full');
}

/** The basket with all of these lines, or `full` if one of them does not fit. */
export function withLines(basket: Basket, lines: readonly BasketLine[]): Result<Basket, 'full'> {
  return lines.reduce<Result<Basket, 'full'>>(
    (sofar, line) => (sofar.ok ? withLine(sofar.value, line) : sofar),
    done(basket),
  );
}

/** The basket with another number of codes in a line, rounded and kept between 1 and 20. */
export function withQuantity(basket: Basket, key: string, quantity: number): Basket {
  const bounded = Math.min(Math.max(Math.round(quantity), 1), MOST_OF_A_LINE);
  return basket.map((line) => (lineKey(line) === key ? { ...line, quantity: bounded } : line));
}

/**
 * The basket with another value in a line. If the shop has that value in a line already, the two become one, with at
 * most 20 codes.
 */
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

/** The basket without the codes that were redeemed; what was added meanwhile stays. */
export function withoutRedeemed(basket: Basket, redeemed: readonly RedemptionLine[]): Basket {
  return basket.flatMap((line) => {
    const gone = redeemed.find((one) => lineKey(one) === lineKey(line))?.quantity ?? 0;
    return line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : [];
  });
}

export function withoutLine(basket: Basket, key: string): Basket {
  return basket.filter((line) => lineKey(line) !== key);
}

/**
 * Puts a removed line back at its former place; lines that were added meanwhile stay, except one of the same shop and
 * value, and those beyond 20.
 */
export function withLineBack(basket: Basket, line: BasketLine, index: number): Basket {
  return withoutLine(basket, lineKey(line)).toSpliced(index, 0, line).slice(0, MOST_LINES);
}

/** What a basket does to a balance, in minor units. One of `remainingInCent` and `missingInCent` is 0. */
export interface Coverage {
  readonly totalInCent: number;
  readonly remainingInCent: number;
  readonly missingInCent: number;
}

/** `balanceInCent` is the voucher's, in minor units. */
export function coverage(lines: readonly RedemptionLine[], balanceInCent: number): Coverage {
  const total = totalInCent(lines);
  return {
    totalInCent: total,
    remainingInCent: Math.max(balanceInCent - total, 0),
    missingInCent: Math.max(total - balanceInCent, 0),
  };
}

/** True if a basket can be redeemed with a balance: that covers it, or what is missing can be paid on top. */
export function canRedeem(
  lines: readonly RedemptionLine[],
  balanceInCent: number,
  paysMore: boolean,
): boolean {
  return paysMore || coverage(lines, balanceInCent).missingInCent === 0;
}

/**
 * How many codes a line can have: as many as what remains of the balance pays for, or any number if more can be paid on
 * top, and at most 20.
 */
export function mostOfLine(
  { quantity, valueInCent }: Pick<RedemptionLine, 'quantity' | 'valueInCent'>,
  remainingInCent: number,
  paysMore: boolean,
): number {
  if (paysMore) return MOST_OF_A_LINE;
  return Math.min(quantity + Math.floor(remainingInCent / valueInCent), MOST_OF_A_LINE);
}

/** Counts the different shops. */
export function shopsIn(lines: readonly RedemptionLine[]): number {
  return new Set(lines.map(({ shopId }) => shopId)).size;
}
