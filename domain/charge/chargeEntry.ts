import { type Result, done, refused } from '../core/result.ts';
import { type AmountFault, parseAmount, typedAmount } from '../money/parseAmount.ts';
import { type SerialNumber, storableSerialNumber } from '../voucher/serialNumber.ts';
import { type ChargeRange, presetsIn } from './chargeRange.ts';

export interface ChargeEntry {
  readonly serialNumber: string;
  /** A preset in minor units, `own` for a typed amount, null while nothing is chosen. */
  readonly choice: number | 'own' | null;
  readonly amountText: string;
}

export const EMPTY_CHARGE: ChargeEntry = { serialNumber: '', choice: null, amountText: '' };

export function entryOf(serialNumber: SerialNumber, amountInCent: number): ChargeEntry {
  return { serialNumber, choice: 'own', amountText: typedAmount(amountInCent) };
}

/** Removes a voucher code typed into the serial number field, so that it is never stored. */
export function storableEntry(entry: ChargeEntry): ChargeEntry {
  return { ...entry, serialNumber: storableSerialNumber(entry.serialNumber) };
}

export type ChargeAmountFault = { readonly kind: 'choice' } | TypedAmountFault;

export type TypedAmountFault =
  | { readonly kind: AmountFault }
  | { readonly kind: 'below'; readonly minInCent: number }
  | { readonly kind: 'above'; readonly maxInCent: number };

/** Returns the amount to add in minor units, always within the range. */
export function chargeAmount(
  { choice, amountText }: Pick<ChargeEntry, 'choice' | 'amountText'>,
  range: ChargeRange,
): Result<number, ChargeAmountFault> {
  if (choice === 'own') return amountWithin(amountText, range);
  const isOffered = choice !== null && presetsIn(range).includes(choice);
  return isOffered ? done(choice) : refused({ kind: 'choice' });
}

/** Parses an amount in minor units; the range is inclusive. */
export function amountWithin(
  text: string,
  { minInCent, maxInCent, currency }: ChargeRange,
): Result<number, TypedAmountFault> {
  const typed = parseAmount(text, currency);
  if (!typed.ok) return refused({ kind: typed.fault });
  if (typed.value < minInCent) return refused({ kind: 'below', minInCent });
  return typed.value > maxInCent ? refused({ kind: 'above', maxInCent }) : typed;
}
