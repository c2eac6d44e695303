import { parseSerialNumber } from './serialNumber.ts';
import { typedCode } from './voucherCode.ts';

/** Judged by shape only (product 4.3): comparing with real codes would help an attacker to guess. */
export const CODE_HINTS = [
  'serial-number',
  'old-code',
  'zero-or-o',
  'one-or-l',
  'small-only',
  'capitals-only',
] as const;
export type CodeHint = (typeof CODE_HINTS)[number];

const OLD_CODE = /^\d{16}$/;

/** Most specific first; empty below six characters. */
export function codeHints(text: string): readonly CodeHint[] {
  const code = typedCode(text);
  if (parseSerialNumber(code).ok) return ['serial-number'];
  if (OLD_CODE.test(code)) return ['old-code'];
  if (code.length < 6) return [];
  const hints: CodeHint[] = [];
  if (/[0Oo]/.test(code)) hints.push('zero-or-o');
  if (/[1lI]/.test(code)) hints.push('one-or-l');
  if (/[a-z].*[a-z].*[a-z]/.test(code) && !/[A-Z]/.test(code)) hints.push('small-only');
  if (/[A-Z].*[A-Z].*[A-Z]/.test(code) && !/[a-z]/.test(code)) hints.push('capitals-only');
  return hints;
}
