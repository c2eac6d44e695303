import { type Result, refused } from '../core/result.ts';
import type { CodeAdvice, ReadCode } from '../voucher/codeReading.ts';
import { type VoucherCode, parseVoucherCode, typedCode } from '../voucher/voucherCode.ts';

/** `new-format`: a current code, which needs no reactivation. `serial-number`: the card's number, not its code. */
export type OldCodeFault =
  | CodeAdvice
  | { readonly kind: 'required' }
  | { readonly kind: 'new-format' }
  | { readonly kind: 'serial-number' }
  | { readonly kind: 'bad-character'; readonly character: string }
  | { readonly kind: 'wrong-length'; readonly count: number };

const LENGTH = 16;
const SERIAL_LENGTH = 9;

export function parseOldCode(text: string): Result<VoucherCode, OldCodeFault> {
  const typed = typedCode(text);
  if (typed === '') return refused({ kind: 'required' });
  const odd = /[^A-Za-z0-9]/u.exec(typed);
  if (odd) return refused({ kind: 'bad-character', character: odd[0] });
  const code = parseVoucherCode(typed);
  const letter = /[A-Za-z]/.exec(typed);
  if (letter)
    return refused(code.ok ? { kind: 'new-format' } : { kind: 'bad-character', character: letter[0] });
  if (typed.length === SERIAL_LENGTH) return refused({ kind: 'serial-number' });
  if (!code.ok || typed.length !== LENGTH) return refused({ kind: 'wrong-length', count: typed.length });
  return code;
}

/** As `parseOldCode`, of a text that may have more than the code. */
export function readOldCode(text: string, read: ReadCode): Result<VoucherCode, OldCodeFault> {
  const reading = read(text);
  switch (reading.kind) {
    case 'code':
      return parseOldCode(reading.code);
    case 'serial-number':
      return refused({ kind: 'serial-number' });
    case 'redeem-link':
      return refused({ kind: 'web-address' });
    case 'offered':
    case 'several':
      return offered(reading.codes);
    case 'empty':
    case 'too-short':
    case 'too-long':
    case 'bad-character':
      return parseOldCode(text);
    case 'cyrillic':
    case 'greek':
    case 'mail-address':
    case 'web-address':
    case 'words':
      return refused(reading);
  }
}

/** Old codes alone; without one, what the first code is. */
function offered(codes: readonly VoucherCode[]): Result<VoucherCode, OldCodeFault> {
  const old = codes.filter((code) => parseOldCode(code).ok);
  if (old.length === 0) return parseOldCode(codes[0] ?? '');
  return refused({ kind: old.length === 1 ? 'offered' : 'several', codes: old });
}
