import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import { significant } from './voucherCode.ts';

/** The nine digits that name a voucher and spend nothing; separators removed. */
export type SerialNumber = Brand<string, 'SerialNumber'>;

/** Why a text cannot be a serial number. `looks-like-code`: it has letters in it, or as many digits as an old code. */
export type SerialNumberFault =
  | { readonly kind: 'required' }
  | { readonly kind: 'looks-like-code' }
  | { readonly kind: 'bad-character'; readonly character: string }
  | { readonly kind: 'wrong-length'; readonly count: number };

const LENGTH = 9;
const OLD_CODE_LENGTH = 16;
/** The whole number, or the first digits of it. */
const BEGINNING = /^\d{0,9}$/;

/** Reads a serial number as a person writes it, with spaces or dashes. */
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

/** Returns a serial number in groups that are easy to read: `410 582 934`. */
export function formatSerialNumber(serialNumber: SerialNumber): string {
  return serialNumber.replace(/\d{3}(?=\d)/g, '$& ');
}

/**
 * Returns what may be stored of a text that was typed for a serial number: all of it while it can still become one,
 * else nothing, since it may be a voucher's code (product 9.1).
 */
export function storableSerialNumber(text: string): string {
  return BEGINNING.test(significant(text)) ? text : '';
}
