import type { Currency } from '../money/money.ts';
import { typedAmount } from '../money/parseAmount.ts';
import { amountWithin } from './chargeEntry.ts';
import { type ChargeRange, LEAST, MOST } from './chargeRange.ts';

/** The wish to top a voucher up again after a redemption, as it stands in the form. */
interface TopUpWish {
  readonly useRecharge: boolean;
  readonly prepaidEndAmount: string;
}

/**
 * Returns what a holder may wish to have on a voucher again after a redemption, if `leftInCent` is left of it: that,
 * and what can be added in one go. So whatever is wished can be paid by one top-up.
 */
export function endAmounts(leftInCent: number, currency: Currency): ChargeRange {
  return { minInCent: leftInCent + LEAST, maxInCent: leftInCent + MOST, currency };
}

/** Returns what the field is filled in with at first: what was wished last time, if it can be wished now. */
export function endAmountAtFirst(lastInCent: number | null, { minInCent, maxInCent }: ChargeRange): string {
  return lastInCent !== null && minInCent <= lastInCent && lastInCent <= maxInCent
    ? typedAmount(lastInCent)
    : '';
}

/**
 * Returns what was wished to be on the voucher again, in minor units; null if nothing was, or not if `leftInCent` is
 * left of it (null: not known).
 */
export function wishedEndAmount(
  { useRecharge, prepaidEndAmount }: TopUpWish,
  leftInCent: number | null,
  currency: Currency,
): number | null {
  if (!useRecharge || leftInCent === null) return null;
  const wished = amountWithin(prepaidEndAmount, endAmounts(leftInCent, currency));
  return wished.ok ? wished.value : null;
}

/**
 * Returns what has to be added so that `endInCent` is on the voucher, in minor units; null if that cannot be added in
 * one go, for instance because value has come back since.
 */
export function topUpTo(endInCent: number, leftInCent: number): number | null {
  const missing = endInCent - leftInCent;
  return LEAST <= missing && missing <= MOST ? missing : null;
}
