import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';

/** A voucher's code: 6 to 24 letters and digits, case kept, separators removed (product 4.2). */
export type VoucherCode = Brand<string, 'VoucherCode'>;

/** Why a text cannot be a code. */
export type VoucherCodeFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-short'; readonly min: number }
  | { readonly kind: 'too-long'; readonly max: number }
  | { readonly kind: 'bad-character'; readonly character: string };

const MIN = 6;
const MAX = 24;
const CODE = new RegExp(`^[A-Za-z0-9]{${MIN},${MAX}}$`);
/** White space of every kind, characters that show nothing, and dashes: people paste all of them. */
const SEPARATORS = /[\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}\p{Dash}]/gu;

/** Returns a typed or pasted text without separators: white space, invisible characters and dashes. The case stays. */
export function significant(text: string): string {
  return text.replace(SEPARATORS, '');
}

/** True if a text without separators is a code. */
export function isVoucherCode(text: string): text is VoucherCode {
  return CODE.test(text);
}

/** Reads a code as a person writes it. Refuses, before any call, what the backend cannot know. */
export function parseVoucherCode(text: string): Result<VoucherCode, VoucherCodeFault> {
  const code = significant(text);
  if (isVoucherCode(code)) return done(code);
  if (code === '') return refused({ kind: 'empty' });
  if (code.length > MAX) return refused({ kind: 'too-long', max: MAX });
  const odd = /[^A-Za-z0-9]/u.exec(code);
  return refused(odd ? { kind: 'bad-character', character: odd[0] } : { kind: 'too-short', min: MIN });
}

/** Returns a code in groups that are easy to read: 3-3-3 for nine characters, else groups of four. */
export function formatVoucherCode(code: VoucherCode): string {
  const size = code.length === 9 ? 3 : 4;
  return code.replace(new RegExp(`.{${size}}(?=.)`, 'g'), '$& ');
}

/** Returns a text that is a code as it is shown while it is typed, in groups; null for any other. */
export function readBack(text: string): string | null {
  const code = significant(text);
  return isVoucherCode(code) ? formatVoucherCode(code) : null;
}
