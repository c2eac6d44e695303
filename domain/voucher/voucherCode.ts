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
/**
 * White space, invisible characters (Control, Format, Default_Ignorable_Code_Point) and dashes, which users paste along.
 * Short names, because the early page contains it.
 */
const SEPARATORS = /[\s\p{Cc}\p{Cf}\p{DI}\p{Dash}]/gu;

export function significant(text: string): string {
  return text.replace(SEPARATORS, '');
}

/**
 * Without separators, and without what users paste along: a label with a colon, which has no digit, and the punctuation
 * around the code. Linear in the text's length.
 */
export function typedCode(text: string): string {
  return significant(withoutSurroundings(text));
}

function withoutSurroundings(text: string): string {
  const [within = ''] = /[^\s\p{P}](.*[^\s\p{P}])?/su.exec(text) ?? [];
  return within.replace(/^\D+:[\s\p{P}]*/u, '');
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
  return code.replace(code.length === 9 ? /.{3}(?=.)/g : /.{4}(?=.)/g, '$& ');
}

/** Words, and groups as no card has them: what `readCodeText` judges, which the first screen and the early page lack. */
const MORE = /\w{5}\W|\W\w{5}|\b[a-z]{2,4}\b/;

/** The code of a text that certainly has no other words; else null. */
export function plainCode(text: string): VoucherCode | null {
  return bareCode(withoutSurroundings(text));
}

/** As `plainCode`, of a text with nothing around the code. Written short, because the early page contains it. */
export function bareCode(text: string): VoucherCode | null {
  const code = significant(text);
  return isVoucherCode(code) && !MORE.test(text.trim()) ? code : null;
}

/** Whether only `readCodeText` can tell what a text is: anything but the beginning of a bare code. */
export function mayBeMore(text: string): boolean {
  return /[^a-z\d]|^\d{9}|^[a-z]{6}|.{25}/i.test(text.trim());
}

export function readBack(text: string): string | null {
  const code = plainCode(text);
  return code && formatVoucherCode(code);
}
