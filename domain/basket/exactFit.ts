import { codesIn } from '../redemption/draft.ts';
import { type Basket, type BasketLine, MOST_OF_A_LINE, withLines } from './basket.ts';

/** A shop and the values of its codes, in minor units. */
export interface Offer {
  readonly shopId: string;
  readonly shopName: string;
  readonly voucherValuesInCent: readonly number[];
}

/** A way to use a remaining balance: one line, or two that use it exactly. */
export interface Proposal {
  readonly lines: readonly BasketLine[];
  /** What would still remain, in minor units; 0 if nothing does. */
  readonly leftInCent: number;
}

/**
 * How many different values are paired with each other, in the order of the offers. Bounds the work on a wall of any
 * size.
 */
const MOST_PAIRED = 40;

/** A value and the shop that offers it. */
interface Priced {
  readonly offer: Offer;
  readonly valueInCent: number;
}

/**
 * Returns at most `most` ways to use a remaining balance, the one that leaves least first. Each fits into the basket,
 * and no shop is in two of them. Among equals, fewer codes come first, then fewer lines, then the order of the
 * offers: put shops that were chosen already in front. Two lines are two values of one shop, or one value each of two
 * shops; if several shops have the same value, the first one is taken.
 */
export function fillProposals(
  basket: Basket,
  remainderInCent: number,
  offers: readonly Offer[],
  most: number,
): readonly Proposal[] {
  const candidates = [
    ...offers.flatMap((offer) => bestOf(remainderInCent, offer) ?? []),
    ...exactPairs(remainderInCent, firstOfEachValue(remainderInCent, offers)),
  ].toSorted(better);
  const seen = new Set<string>();
  const chosen: Proposal[] = [];
  for (const proposal of candidates) {
    if (chosen.length >= most) break;
    if (proposal.lines.some(({ shopId }) => seen.has(shopId)) || !withLines(basket, proposal.lines).ok)
      continue;
    for (const { shopId } of proposal.lines) seen.add(shopId);
    chosen.push(proposal);
  }
  return chosen;
}

/**
 * The best use at one shop alone. Two values are only worth trying if one value takes more than two codes, or leaves
 * something.
 */
function bestOf(remainderInCent: number, offer: Offer): Proposal | null {
  const prices = pricesOf(remainderInCent, offer);
  const [single = null] = prices.map((price) => asManyAsFit(remainderInCent, price)).toSorted(better);
  if (single === null || (single.leftInCent === 0 && codesIn(single.lines) <= 2)) return single;
  const [best = null] = [single, ...exactPairs(remainderInCent, prices.slice(0, MOST_PAIRED))].toSorted(
    better,
  );
  return best;
}

/** As many codes of one value as the remainder pays, because they leave least of it. */
function asManyAsFit(remainderInCent: number, price: Priced): Proposal {
  const quantity = Math.min(Math.floor(remainderInCent / price.valueInCent), MOST_OF_A_LINE);
  return { lines: [lineOf(price, quantity)], leftInCent: remainderInCent - price.valueInCent * quantity };
}

/** Every pair of these values that uses the remainder exactly, each with the fewest codes possible. */
function exactPairs(remainderInCent: number, prices: readonly Priced[]): readonly Proposal[] {
  return prices.flatMap((one, index) =>
    prices.slice(index + 1).flatMap((other) => exactPair(remainderInCent, one, other) ?? []),
  );
}

function exactPair(remainderInCent: number, one: Priced, other: Priced): Proposal | null {
  let best: Proposal | null = null;
  for (let quantity = 1; quantity <= MOST_OF_A_LINE; quantity += 1) {
    const rest = remainderInCent - one.valueInCent * quantity;
    if (rest < other.valueInCent) break;
    const others = rest / other.valueInCent;
    if (!Number.isInteger(others) || others > MOST_OF_A_LINE) continue;
    const pair = { lines: [lineOf(one, quantity), lineOf(other, others)], leftInCent: 0 };
    if (best === null || better(pair, best) < 0) best = pair;
  }
  return best;
}

/** Each value once, at the first shop that has it. */
function firstOfEachValue(remainderInCent: number, offers: readonly Offer[]): readonly Priced[] {
  const first = new Map<number, Priced>();
  for (const price of offers.flatMap((offer) => pricesOf(remainderInCent, offer))) {
    if (first.size >= MOST_PAIRED) break;
    if (!first.has(price.valueInCent)) first.set(price.valueInCent, price);
  }
  return [...first.values()];
}

/** A shop's values that the remainder covers. */
function pricesOf(remainderInCent: number, offer: Offer): readonly Priced[] {
  return [...new Set(offer.voucherValuesInCent)]
    .filter((valueInCent) => valueInCent > 0 && valueInCent <= remainderInCent)
    .map((valueInCent) => ({ offer, valueInCent }));
}

function lineOf({ offer: { shopId, shopName }, valueInCent }: Priced, quantity: number): BasketLine {
  return { shopId, shopName, valueInCent, quantity };
}

/** Negative if the first proposal is better. */
function better(one: Proposal, other: Proposal): number {
  return (
    one.leftInCent - other.leftInCent ||
    codesIn(one.lines) - codesIn(other.lines) ||
    one.lines.length - other.lines.length
  );
}
