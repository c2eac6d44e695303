import type { Currency } from '../money/money.ts';

/** The amounts that one top-up may add, inclusive. */
export interface ChargeRange {
  readonly minInCent: number;
  readonly maxInCent: number;
  readonly currency: Currency;
}

/** 15 to 150 in the voucher's currency (product 9.2). */
export const LEAST = 15_00;
export const MOST = 150_00;

const PRESETS = [15_00, 25_00, 50_00, 100_00, 150_00] as const;

/** Intersects the backend's range with that of product 9.2; null if nothing remains. */
export function narrowed({ minInCent, maxInCent, currency }: ChargeRange): ChargeRange | null {
  const range = { minInCent: Math.max(LEAST, minInCent), maxInCent: Math.min(MOST, maxInCent), currency };
  return range.minInCent <= range.maxInCent ? range : null;
}

export function presetsIn({ minInCent, maxInCent }: ChargeRange): readonly number[] {
  return PRESETS.filter((inCent) => minInCent <= inCent && inCent <= maxInCent);
}
