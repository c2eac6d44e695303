import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import { significant } from '../voucher/voucherCode.ts';

/** The PIN of the letter: 4 to 12 digits. Text, because leading zeros count. */
export type LetterPin = Brand<string, 'LetterPin'>;

/** Why a text cannot be the PIN of a letter. */
export type LetterPinFault = 'required' | 'digits' | 'length';

/** Reads a PIN as copied from the letter: spaces and dashes are dropped, leading zeros stay. */
export function parseLetterPin(text: string): Result<LetterPin, LetterPinFault> {
  const pin = significant(text);
  if (pin === '') return refused('required');
  if (!/^\d+$/.test(pin)) return refused('digits');
  return pin.length < 4 || pin.length > 12 ? refused('length') : done(pin as LetterPin);
}
