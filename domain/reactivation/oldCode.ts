import { type Result, refused } from '../core/result.ts';
import { type VoucherCode, parseVoucherCode, typedCode } from '../voucher/voucherCode.ts';

/** `new-format`: a current code, which needs no reactivation. `serial-number`: the card's number, not its code. */
export type OldCodeFault =
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
