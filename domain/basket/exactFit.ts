import { MOST_OF_A_LINE } from './basket.ts';

/** A shop and the values that it offers, in cents. */
export interface Offer {
  readonly shopId: string;
  readonly shopName: string;
  readonly voucherValuesInCent: readonly number[];
}

/** A way to use what remains: so many codes of one value at one shop. */
export interface Proposal {
  readonly shopId: string;
  readonly shopName: string;
  readonly valueInCent: number;
  readonly quantity: number;
  /** What would still remain; 0 where it fits exactly. */
  readonly leftInCent: number;
}

/**
 * The best uses of a remainder, one per shop, the one that leaves least first. Among equals, fewer codes come first,
 * then the order of the offers, so offers of shops that were chosen already belong in front. `most` bounds how many.
 * Each value is looked at once: its largest number of codes leaves least of it.
 */
export function fillProposals(
  remainderInCent: number,
  offers: readonly Offer[],
  most: number,
): readonly Proposal[] {
  const seen = new Set<string>();
  return offers
    .flatMap((offer) => bestOf(remainderInCent, offer) ?? [])
    .toSorted((one, other) => one.leftInCent - other.leftInCent || one.quantity - other.quantity)
    .filter(({ shopId }) => !seen.has(shopId) && seen.add(shopId))
    .slice(0, most);
}

function bestOf(remainderInCent: number, { shopId, shopName, voucherValuesInCent }: Offer): Proposal | null {
  let best: Proposal | null = null;
  for (const valueInCent of voucherValuesInCent) {
    if (valueInCent <= 0 || valueInCent > remainderInCent) continue;
    const quantity = Math.min(Math.floor(remainderInCent / valueInCent), MOST_OF_A_LINE);
    const leftInCent = remainderInCent - valueInCent * quantity;
    const isBetter =
      best === null ||
      leftInCent < best.leftInCent ||
      (leftInCent === best.leftInCent && quantity < best.quantity);
    if (isBetter) best = { shopId, shopName, valueInCent, quantity, leftInCent };
  }
  return best;
}
