import type { Currency } from '../money/money.ts';

/** A value that vouchers can be ordered with, and the bonus that each gets on top for nothing; in minor units. */
export interface OfferedValue {
  readonly valueInCent: number;
  readonly bonusInCent: number;
}

/** A fixed number of rechargeable vouchers of one value (product 9.5). */
export interface StarterBundle extends OfferedValue {
  readonly quantity: number;
}

/** Vouchers of which number and value can be chosen (product 9.5). */
export interface Promotion {
  readonly minQuantity: number;
  readonly maxQuantity: number;
  /** At least one, from the lowest to the highest. */
  readonly values: readonly OfferedValue[];
  /** True if part of the price may be exchanged from a voucher. */
  readonly exchange: boolean;
}

/** The vouchers that can be ordered on a site at this moment; null for what is not offered. */
export interface Offers {
  readonly currency: Currency;
  readonly starterBundle: StarterBundle | null;
  readonly promotion: Promotion | null;
}

/** The ways to order vouchers. */
export const OFFER_NAMES = ['starter-bundle', 'promotion'] as const;
export type OfferName = (typeof OFFER_NAMES)[number];

/** Returns the names of what is offered, in the order in which they are shown. */
export function offered({ starterBundle, promotion }: Offers): readonly OfferName[] {
  return OFFER_NAMES.filter((name) => (name === 'promotion' ? promotion : starterBundle) !== null);
}
