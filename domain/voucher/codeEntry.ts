import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';
import { type RedeemLinkToken, parseRedeemLinkToken } from '../redemption/redeemLinkToken.ts';
import { type VoucherCode, type VoucherCodeFault, parseVoucherCode } from './voucherCode.ts';

/** What a person put into the code field: a code, or a redeem link, which has a page of its own (product 4.4). */
export type CodeEntry =
  | { readonly kind: 'code'; readonly code: VoucherCode }
  | { readonly kind: 'redeem-link'; readonly token: RedeemLinkToken };

const LINK = /\/merchantcode\/([\w-]+)/;

/** Reads the code field. A pasted redeem link, or its token alone, is recognised and not refused. */
export function readCodeEntry(text: string): Result<CodeEntry, VoucherCodeFault> {
  const token = parseRedeemLinkToken(LINK.exec(text)?.[1] ?? visible(text));
  if (token) return done({ kind: 'redeem-link', token });
  const code = parseVoucherCode(text);
  return code.ok ? done({ kind: 'code', code: code.value }) : refused(code.fault);
}
