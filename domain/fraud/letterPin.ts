import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import { significant } from '../voucher/voucherCode.ts';

/** 4 to 12 digits. A string, because leading zeros count. */
export type LetterPin = Brand<string, 'LetterPin'>;

export type LetterPinFault = 'required' | 'digits' | 'length';

/** Removes spaces and dashes, since users copy the PIN from a letter. */
export function parseLetterPin(text: string): Result<LetterPin, LetterPinFault> {
  const pin = significant(text);
  if (pin === '') return refused('required');
  if (!/^\d+$/.test(pin)) return refused('digits');
  return pin.length < 4 || pin.length > 12 ? refused('length') : done(pin as LetterPin);
}
