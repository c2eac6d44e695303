export interface ShopChoice {
  readonly shopId: string;
  readonly valueInCent: number;
}

/** `valueInCent` is the value of one code, not of the line. */
export interface RedemptionLine extends ShopChoice {
  /** 1 to 20 (contract). */
  readonly quantity: number;
}

export type DraftPlace = 'shop' | 'basket';

/** What is redeemed together. A single shop is one line with one code (ADR 16). */
export interface RedemptionDraft {
  readonly place: DraftPlace;
  readonly lines: readonly RedemptionLine[];
}

export function draftOfChoice({ shopId, valueInCent }: ShopChoice): RedemptionDraft {
  return { place: 'shop', lines: [{ shopId, valueInCent, quantity: 1 }] };
}

export function totalInCent(lines: readonly RedemptionLine[]): number {
  return lines.reduce((sum, { valueInCent, quantity }) => sum + valueInCent * quantity, 0);
}

export function codesIn(lines: readonly Pick<RedemptionLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The order of the lines counts, because answers refer to a line by its index. */
export function isSameDraft(one: RedemptionDraft, other: RedemptionDraft): boolean {
  const names = ({ lines }: RedemptionDraft) => lines.map(lineName).join();
  return one.place === other.place && names(one) === names(other);
}

export function lineName({ shopId, valueInCent, quantity }: RedemptionLine): string {
  return JSON.stringify([shopId, valueInCent, quantity]);
}
