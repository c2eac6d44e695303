import { codesIn } from '../redemption/draft.ts';
import { type Basket, type BasketLine, MOST_OF_A_LINE, withLines } from './basket.ts';

export interface Offer {
  readonly shopId: string;
  readonly shopName: string;
  readonly voucherValuesInCent: readonly number[];
}

/** A way to spend a remaining balance: one line, or two lines that spend it exactly. */
export interface Proposal {
  readonly lines: readonly BasketLine[];
  readonly leftInCent: number;
}

/** Caps the distinct values that are paired, to bound the work on a large shop list. */
const MOST_PAIRED = 40;

interface Priced {
  readonly offer: Offer;
  readonly valueInCent: number;
}

/**
 * Returns up to `most` proposals: smallest remainder first, then fewest codes, fewest lines, the order of `offers`.
 * Each fits into the basket; no shop occurs twice. A pair uses the first shop with a value, so pass preferred shops
 * first.
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

/** Pairs can only beat a single value that leaves a remainder or needs more than two codes. */
function bestOf(remainderInCent: number, offer: Offer): Proposal | null {
  const prices = pricesOf(remainderInCent, offer);
  const [single = null] = prices.map((price) => asManyAsFit(remainderInCent, price)).toSorted(better);
  if (single === null || (single.leftInCent === 0 && codesIn(single.lines) <= 2)) return single;
  const [best = null] = [single, ...exactPairs(remainderInCent, prices.slice(0, MOST_PAIRED))].toSorted(
    better,
  );
  return best;
}

function asManyAsFit(remainderInCent: number, price: Priced): Proposal {
  const quantity = Math.min(Math.floor(remainderInCent / price.valueInCent), MOST_OF_A_LINE);
  return { lines: [lineOf(price, quantity)], leftInCent: remainderInCent - price.valueInCent * quantity };
}

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

function firstOfEachValue(remainderInCent: number, offers: readonly Offer[]): readonly Priced[] {
  const first = new Map<number, Priced>();
  for (const price of offers.flatMap((offer) => pricesOf(remainderInCent, offer))) {
    if (first.size >= MOST_PAIRED) break;
    if (!first.has(price.valueInCent)) first.set(price.valueInCent, price);
  }
  return [...first.values()];
}

function pricesOf(remainderInCent: number, offer: Offer): readonly Priced[] {
  return [...new Set(offer.voucherValuesInCent)]
    .filter((valueInCent) => valueInCent > 0 && valueInCent <= remainderInCent)
    .map((valueInCent) => ({ offer, valueInCent }));
}

function lineOf({ offer: { shopId, shopName }, valueInCent }: Priced, quantity: number): BasketLine {
  return { shopId, shopName, valueInCent, quantity };
}

/** Comparator: negative if `one` is better. */
function better(one: Proposal, other: Proposal): number {
  return (
    one.leftInCent - other.leftInCent ||
    codesIn(one.lines) - codesIn(other.lines) ||
    one.lines.length - other.lines.length
  );
}
