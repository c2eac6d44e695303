import type { Currency } from '../money/money.ts';
import { parseSerialNumber } from '../voucher/serialNumber.ts';
import type { ChargeDraft, ChargeToken } from './chargeDraft.ts';
import { narrowed } from './chargeRange.ts';

/**
 * The charge that is prepared, as it is stored: `amount`, `currency` and `redeemValue`, which is what is on the voucher,
 * have fixed names (product 13.1). In minor units.
 */
export interface KeptCharge {
  readonly serialNumber: string;
  readonly token: string;
  readonly amount: number | null;
  readonly currency: Currency;
  readonly redeemValue: number;
  readonly min: number;
  readonly max: number;
}

/** Returns a prepared charge as it is stored. */
export function keptCharge({ serialNumber, token, currency, ...amounts }: ChargeDraft): KeptCharge {
  return {
    serialNumber,
    token,
    amount: amounts.amountInCent,
    currency,
    redeemValue: amounts.currentInCent,
    min: amounts.minInCent,
    max: amounts.maxInCent,
  };
}

/** A prepared charge whose amount was chosen. */
export type PayableCharge = ChargeDraft & { readonly amountInCent: number };

/** Returns the stored charge if it can be paid for: its amount was chosen and is within its range; null otherwise. */
export function payableCharge(kept: KeptCharge | null): PayableCharge | null {
  const draft = chargeDraftOf(kept);
  const amountInCent = draft?.amountInCent ?? null;
  return draft === null || amountInCent === null ? null : { ...draft, amountInCent };
}

/** Returns the charge that was stored; null if there is none or it cannot be charged. An amount out of range is dropped. */
export function chargeDraftOf(kept: KeptCharge | null): ChargeDraft | null {
  if (kept === null) return null;
  const { token, amount, currency, redeemValue, min, max } = kept;
  const serialNumber = parseSerialNumber(kept.serialNumber);
  const range = narrowed({ minInCent: min, maxInCent: max, currency });
  if (!serialNumber.ok || range === null) return null;
  const isWithin = amount !== null && range.minInCent <= amount && amount <= range.maxInCent;
  return {
    ...range,
    serialNumber: serialNumber.value,
    token: token as ChargeToken,
    currentInCent: redeemValue,
    amountInCent: isWithin ? amount : null,
  };
}
