/** A shop and the value chosen there, in minor units. */
export interface ShopChoice {
  readonly shopId: string;
  readonly valueInCent: number;
}

/** One line of a redemption: a shop, the value of one code in minor units, and how many such codes. */
export interface RedemptionLine extends ShopChoice {
  /** How many codes, 1 to 20 (contract). */
  readonly quantity: number;
}

/** Where the lines were put together and can be changed: on the steps of one shop, or in the basket. */
export type DraftPlace = 'shop' | 'basket';

/** What is to be redeemed in one go. A single shop is the case of one line with one code (ADR 16). */
export interface RedemptionDraft {
  readonly place: DraftPlace;
  readonly lines: readonly RedemptionLine[];
}

/** What the steps of a single shop redeem: one code of the chosen value. */
export function draftOfChoice({ shopId, valueInCent }: ShopChoice): RedemptionDraft {
  return { place: 'shop', lines: [{ shopId, valueInCent, quantity: 1 }] };
}

/** The sum of all lines, in minor units. */
export function totalInCent(lines: readonly RedemptionLine[]): number {
  return lines.reduce((sum, { valueInCent, quantity }) => sum + valueInCent * quantity, 0);
}

/** Counts the codes of all lines. */
export function codesIn(lines: readonly Pick<RedemptionLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * True if two drafts mean the same redemption. The order of the lines counts, because answers name a line by its
 * place.
 */
export function isSameDraft(one: RedemptionDraft, other: RedemptionDraft): boolean {
  const names = ({ lines }: RedemptionDraft) => lines.map(lineName).join();
  return one.place === other.place && names(one) === names(other);
}

/** Returns a line as a text that only the same line has. */
export function lineName({ shopId, valueInCent, quantity }: RedemptionLine): string {
  return JSON.stringify([shopId, valueInCent, quantity]);
}
