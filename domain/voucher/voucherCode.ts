import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';

/** 6 to 24 letters and digits, case-sensitive, without separators (product 4.2). */
export type VoucherCode = Brand<string, 'VoucherCode'>;

export type VoucherCodeFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-short'; readonly min: number }
  | { readonly kind: 'too-long'; readonly max: number }
  | { readonly kind: 'bad-character'; readonly character: string };

const MIN = 6;
const MAX = 24;
const CODE = new RegExp(`^[A-Za-z0-9]{${MIN},${MAX}}$`);
/** White space, invisible characters and dashes, which users paste along. */
const SEPARATORS = /[\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}\p{Dash}]/gu;

export function significant(text: string): string {
  return text.replace(SEPARATORS, '');
}

/** A label before a colon has no digit, so it cannot be part of a code. */
const LABEL = /^[\p{L}\s]+:/u;
const AROUND = /^[\s\p{P}]+|[\s\p{P}]+$/gu;
/** In characters; longer text is not a code with a label. */
const LONGEST_PASTE = 200;

/** Without separators, and without the label and the punctuation that users paste along. */
export function typedCode(text: string): string {
  return significant(text.length > LONGEST_PASTE ? text : text.replace(LABEL, '').replaceAll(AROUND, ''));
}

/** Expects text without separators. */
export function isVoucherCode(text: string): text is VoucherCode {
  return CODE.test(text);
}

/** Ignores separators; refuses before any request what the backend cannot know. */
export function parseVoucherCode(text: string): Result<VoucherCode, VoucherCodeFault> {
  const code = typedCode(text);
  if (isVoucherCode(code)) return done(code);
  if (code === '') return refused({ kind: 'empty' });
  if (code.length > MAX) return refused({ kind: 'too-long', max: MAX });
  const odd = /[^A-Za-z0-9]/u.exec(code);
  return refused(odd ? { kind: 'bad-character', character: odd[0] } : { kind: 'too-short', min: MIN });
}

export function formatVoucherCode(code: VoucherCode): string {
  const size = code.length === 9 ? 3 : 4;
  return code.replace(new RegExp(`.{${size}}(?=.)`, 'g'), '$& ');
}

export function readBack(text: string): string | null {
  const code = typedCode(text);
  return isVoucherCode(code) ? formatVoucherCode(code) : null;
}
