import type { Currency } from '../money/money.ts';
import { typedAmount } from '../money/parseAmount.ts';
import { amountWithin } from './chargeEntry.ts';
import { type ChargeRange, LEAST, MOST } from './chargeRange.ts';

interface TopUpWish {
  readonly useRecharge: boolean;
  readonly prepaidEndAmount: string;
}

/** The balances that a holder may wish for if `leftInCent` is left: one top-up must suffice. */
export function endAmounts(leftInCent: number, currency: Currency): ChargeRange {
  return { minInCent: leftInCent + LEAST, maxInCent: leftInCent + MOST, currency };
}

export function endAmountAtFirst(lastInCent: number | null, { minInCent, maxInCent }: ChargeRange): string {
  return lastInCent !== null && minInCent <= lastInCent && lastInCent <= maxInCent
    ? typedAmount(lastInCent)
    : '';
}

/** Returns the wished balance in minor units; null without a valid wish or a known `leftInCent`. */
export function wishedEndAmount(
  { useRecharge, prepaidEndAmount }: TopUpWish,
  leftInCent: number | null,
  currency: Currency,
): number | null {
  if (!useRecharge || leftInCent === null) return null;
  const wished = amountWithin(prepaidEndAmount, endAmounts(leftInCent, currency));
  return wished.ok ? wished.value : null;
}

/** Returns the amount to add in minor units; null if one top-up cannot add it, for instance after a refund. */
export function topUpTo(endInCent: number, leftInCent: number): number | null {
  const missing = endInCent - leftInCent;
  return LEAST <= missing && missing <= MOST ? missing : null;
}
