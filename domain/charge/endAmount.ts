import type { Currency } from '../money/money.ts';
import { typedAmount } from '../money/parseAmount.ts';
import { amountWithin } from './chargeEntry.ts';
import { type ChargeRange, LEAST, MOST } from './chargeRange.ts';

interface RechargeFields {
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
export function requestedEndAmount(
  { useRecharge, prepaidEndAmount }: RechargeFields,
  leftInCent: number | null,
  currency: Currency,
): number | null {
  if (!useRecharge || leftInCent === null) return null;
  const requested = amountWithin(prepaidEndAmount, endAmounts(leftInCent, currency));
  return requested.ok ? requested.value : null;
}

/** Returns the amount to add in minor units; null if one top-up cannot add it, for instance after a refund. */
export function topUpTo(endInCent: number, leftInCent: number): number | null {
  const missing = endInCent - leftInCent;
  return LEAST <= missing && missing <= MOST ? missing : null;
}
