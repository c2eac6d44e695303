import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';
import { type RedeemLinkToken, parseRedeemLinkToken } from '../redemption/redeemLinkToken.ts';
import { parseSerialNumber } from './serialNumber.ts';
import { type VoucherCode, type VoucherCodeFault, parseVoucherCode, typedCode } from './voucherCode.ts';

/** A redeem link in the code field is not refused: it has a page of its own (product 4.4). */
export type CodeEntry =
  | { readonly kind: 'code'; readonly code: VoucherCode }
  | { readonly kind: 'redeem-link'; readonly token: RedeemLinkToken };

/** `serial-number`: the user typed the card's other number, which opens no voucher (product 4.3). */
export type CodeEntryFault = VoucherCodeFault | { readonly kind: 'serial-number' };

const LINK = /\/merchantcode\/([\w-]+)/;

export function readCodeEntry(text: string): Result<CodeEntry, CodeEntryFault> {
  const token = parseRedeemLinkToken(LINK.exec(text)?.[1] ?? visible(text));
  if (token) return done({ kind: 'redeem-link', token });
  if (parseSerialNumber(typedCode(text)).ok) return refused({ kind: 'serial-number' });
  const code = parseVoucherCode(text);
  return code.ok ? done({ kind: 'code', code: code.value }) : refused(code.fault);
}
