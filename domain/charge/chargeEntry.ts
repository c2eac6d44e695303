import { type Result, done, refused } from '../core/result.ts';
import { type AmountFault, parseAmount } from '../money/parseAmount.ts';
import { storableSerialNumber } from '../voucher/serialNumber.ts';
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

/** Returns the form as it may be stored: without what may be a voucher's code, typed in the wrong field. */
export function storableEntry(entry: ChargeEntry): ChargeEntry {
  return { ...entry, serialNumber: storableSerialNumber(entry.serialNumber) };
}

/** Why an amount cannot be charged. `choice`: none was chosen. */
export type ChargeAmountFault =
  | { readonly kind: 'choice' | AmountFault }
  | { readonly kind: 'below'; readonly minInCent: number }
  | { readonly kind: 'above'; readonly maxInCent: number };

/** Returns the amount that is to be added, in minor units, always within the range. */
export function chargeAmount(
  { choice, amountText }: Pick<ChargeEntry, 'choice' | 'amountText'>,
  range: ChargeRange,
): Result<number, ChargeAmountFault> {
  if (choice !== 'own') {
    const isOffered = choice !== null && presetsIn(range).includes(choice);
    return isOffered ? done(choice) : refused({ kind: 'choice' });
  }
  const typed = parseAmount(amountText, range.currency);
  if (!typed.ok) return refused({ kind: typed.fault });
  const { minInCent, maxInCent } = range;
  if (typed.value < minInCent) return refused({ kind: 'below', minInCent });
  return typed.value > maxInCent ? refused({ kind: 'above', maxInCent }) : typed;
}
