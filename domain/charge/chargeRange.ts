import type { Currency } from '../money/money.ts';

/** What may be added to a voucher in one go, both ends included, in minor units. */
export interface ChargeRange {
  readonly minInCent: number;
  readonly maxInCent: number;
  readonly currency: Currency;
}

/** From 15 to 150 in the voucher's currency (product 9.2). */
export const LEAST = 15_00;
export const MOST = 150_00;

/** The amounts that can be chosen without typing. */
const PRESETS = [15_00, 25_00, 50_00, 100_00, 150_00] as const;

/** Returns the range of product 9.2, narrowed where the backend's is stricter; null if nothing is left of it. */
export function narrowed({ minInCent, maxInCent, currency }: ChargeRange): ChargeRange | null {
  const range = { minInCent: Math.max(LEAST, minInCent), maxInCent: Math.min(MOST, maxInCent), currency };
  return range.minInCent <= range.maxInCent ? range : null;
}

/** Returns the amounts that can be chosen without typing: those within the range. */
export function presetsIn({ minInCent, maxInCent }: ChargeRange): readonly number[] {
  return PRESETS.filter((inCent) => minInCent <= inCent && inCent <= maxInCent);
}
