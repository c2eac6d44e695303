import { type Result, done, refused } from '../core/result.ts';
import { type AmountFault, parseAmount, typedAmount } from '../money/parseAmount.ts';
import { type SerialNumber, storableSerialNumber } from '../voucher/serialNumber.ts';
import { type ChargeRange, presetsIn } from './chargeRange.ts';

/** What is typed and chosen to charge a voucher, exactly as it stands in the form. */
export interface ChargeEntry {
  readonly serialNumber: string;
  /** An amount out of those offered, in minor units; `own` for a typed one; null while nothing is chosen. */
  readonly choice: number | 'own' | null;
  /** Used only with `own`. */
  readonly amountText: string;
}

/** The form before anything is typed. */
export const EMPTY_CHARGE: ChargeEntry = { serialNumber: '', choice: null, amountText: '' };

/** Returns the form filled in for an amount, whether it is one of those offered or not. */
export function entryOf(serialNumber: SerialNumber, amountInCent: number): ChargeEntry {
  return { serialNumber, choice: 'own', amountText: typedAmount(amountInCent) };
}

/** Returns the form as it may be stored: without what may be a voucher's code, typed in the wrong field. */
export function storableEntry(entry: ChargeEntry): ChargeEntry {
  return { ...entry, serialNumber: storableSerialNumber(entry.serialNumber) };
}

/** Why an amount cannot be charged. `choice`: none was chosen. */
export type ChargeAmountFault = { readonly kind: 'choice' } | TypedAmountFault;

/** Why a typed amount cannot be taken. */
export type TypedAmountFault =
  | { readonly kind: AmountFault }
  | { readonly kind: 'below'; readonly minInCent: number }
  | { readonly kind: 'above'; readonly maxInCent: number };

/** Returns the amount that is to be added, in minor units, always within the range. */
export function chargeAmount(
  { choice, amountText }: Pick<ChargeEntry, 'choice' | 'amountText'>,
  range: ChargeRange,
): Result<number, ChargeAmountFault> {
  if (choice === 'own') return amountWithin(amountText, range);
  const isOffered = choice !== null && presetsIn(range).includes(choice);
  return isOffered ? done(choice) : refused({ kind: 'choice' });
}

/** Reads a typed amount that has to be within a range, in minor units. */
export function amountWithin(
  text: string,
  { minInCent, maxInCent, currency }: ChargeRange,
): Result<number, TypedAmountFault> {
  const typed = parseAmount(text, currency);
  if (!typed.ok) return refused({ kind: typed.fault });
  if (typed.value < minInCent) return refused({ kind: 'below', minInCent });
  return typed.value > maxInCent ? refused({ kind: 'above', maxInCent }) : typed;
}
