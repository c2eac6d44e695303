import type { Currency } from '../money/money.ts';

/** The bonus is free value on top of each voucher. */
export interface OfferedValue {
  readonly valueInCent: number;
  readonly bonusInCent: number;
}

export interface StarterBundle extends OfferedValue {
  readonly quantity: number;
}

/** The user chooses number and value (product 9.5). */
export interface Promotion {
  readonly minQuantity: number;
  readonly maxQuantity: number;
  /** At least one, ascending. */
  readonly values: readonly OfferedValue[];
  readonly exchange: boolean;
}

/** Null for what is not offered now. */
export interface Offers {
  readonly currency: Currency;
  readonly starterBundle: StarterBundle | null;
  readonly promotion: Promotion | null;
}

export const OFFER_NAMES = ['starter-bundle', 'promotion'] as const;
export type OfferName = (typeof OFFER_NAMES)[number];

export function offered({ starterBundle, promotion }: Offers): readonly OfferName[] {
  return OFFER_NAMES.filter((name) => (name === 'promotion' ? promotion : starterBundle) !== null);
}
