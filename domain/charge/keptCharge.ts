import type { Currency } from '../money/money.ts';
import { parseSerialNumber } from '../voucher/serialNumber.ts';
import type { ChargeDraft, ChargeToken } from './chargeDraft.ts';
import { narrowed } from './chargeRange.ts';

/** As stored: `amount`, `currency` and `redeemValue` (the balance) have fixed names (product 13.1). */
export interface KeptCharge {
  readonly serialNumber: string;
  readonly token: string;
  readonly amount: number | null;
  readonly currency: Currency;
  readonly redeemValue: number;
  readonly min: number;
  readonly max: number;
}

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

export type PayableCharge = ChargeDraft & { readonly amountInCent: number };

/** Null unless an amount was chosen and is in range. */
export function payableCharge(kept: KeptCharge | null): PayableCharge | null {
  const draft = chargeDraftOf(kept);
  const amountInCent = draft?.amountInCent ?? null;
  return draft === null || amountInCent === null ? null : { ...draft, amountInCent };
}

/** Storage is untrusted: null if the charge is invalid, and an amount out of range is dropped. */
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
