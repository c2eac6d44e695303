import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import { significant } from './voucherCode.ts';

/** Nine digits without separators; identifies a voucher but cannot spend it. */
export type SerialNumber = Brand<string, 'SerialNumber'>;

/** `looks-like-code`: contains letters, or has the 16 digits of an old code. */
export type SerialNumberFault =
  | { readonly kind: 'required' }
  | { readonly kind: 'looks-like-code' }
  | { readonly kind: 'bad-character'; readonly character: string }
  | { readonly kind: 'wrong-length'; readonly count: number };

const LENGTH = 9;
const OLD_CODE_LENGTH = 16;
const BEGINNING = /^\d{0,9}$/;

export function parseSerialNumber(text: string): Result<SerialNumber, SerialNumberFault> {
  const digits = significant(text);
  if (digits === '') return refused({ kind: 'required' });
  if (/^[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*$/.test(digits)) return refused({ kind: 'looks-like-code' });
  const odd = /[^0-9]/u.exec(digits);
  if (odd) return refused({ kind: 'bad-character', character: odd[0] });
  if (digits.length === OLD_CODE_LENGTH) return refused({ kind: 'looks-like-code' });
  if (digits.length !== LENGTH) return refused({ kind: 'wrong-length', count: digits.length });
  return done(digits as SerialNumber);
}

/** Three groups of three digits, joined by no-break spaces, so that a line never ends inside the number. */
export function formatSerialNumber(serialNumber: SerialNumber): string {
  return serialNumber.replace(/\d{3}(?=\d)/g, '$&\u00a0');
}

/** Empty for text that may be a voucher code, which must not be stored (product 9.1). */
export function storableSerialNumber(text: string): string {
  return BEGINNING.test(significant(text)) ? text : '';
}
