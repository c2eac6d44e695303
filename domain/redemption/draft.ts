/** What is chosen at one shop. */
export interface ShopChoice {
  readonly shopId: string;
  readonly valueInCent: number;
}

/** One line of a redemption: a shop, the value of one code, and how many codes of it. */
export interface RedemptionLine extends ShopChoice {
  /** 1 to 20 (contract). */
  readonly quantity: number;
}

/** Where the lines were put together, and so where they can be changed: on the way of one shop, or in the basket. */
export type DraftPlace = 'shop' | 'basket';

/** What is to be redeemed in one go. One line of one code is the case of a single shop (ADR 21). */
export interface RedemptionDraft {
  readonly place: DraftPlace;
  readonly lines: readonly RedemptionLine[];
}

/** What a shop's own steps redeem: one code of the chosen value. */
export function draftOfChoice({ shopId, valueInCent }: ShopChoice): RedemptionDraft {
  return { place: 'shop', lines: [{ shopId, valueInCent, quantity: 1 }] };
}

/** What all lines come to, in cents. */
export function totalInCent(lines: readonly RedemptionLine[]): number {
  return lines.reduce((sum, { valueInCent, quantity }) => sum + valueInCent * quantity, 0);
}

/** How many codes there are. */
export function codesIn(lines: readonly Pick<RedemptionLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether two drafts mean the same redemption; the order of the lines counts, since answers name them by place. */
export function isSameDraft(one: RedemptionDraft, other: RedemptionDraft): boolean {
  return (
    one.place === other.place &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => {
      const twin = other.lines[index];
      return (
        twin?.shopId === line.shopId &&
        twin.valueInCent === line.valueInCent &&
        twin.quantity === line.quantity
      );
    })
  );
}
