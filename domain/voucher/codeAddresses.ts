import { cutEnd } from '../link/cutEnd.ts';
import { wrappedAddress } from '../link/wrappedAddress.ts';
import { type RedeemLinkToken, parseRedeemLinkToken } from '../redemption/redeemLinkToken.ts';
import { codeInFragment } from '../site/codeInFragment.ts';
import type { VoucherCode } from './voucherCode.ts';

/** Whether a host is one of our sites'. */
export type IsOurs = (host: string) => boolean;

/* The lookbehinds keep both linear in the text's length. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"'`|]+|(?<![\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[^\s<>"'`|]*/gi;
const MAIL = /(?<![^\s@<>"'`|,;:()])(?:mailto:)?[^\s@<>"'`|,;:()]+@[^\s@<>"'`|,;:()]+\.[^\s@<>"'`|,;:()]+/gi;
const HOST = /^(?:https?:\/\/)?([^/?#:]+)/i;
const REDEEM_LINK = /\/merchantcode\/([\w-]+)/;

/** What the addresses in a text say, and the text without them. */
export interface Addresses {
  readonly codes: readonly VoucherCode[];
  readonly token: RedeemLinkToken | null;
  /** Whether there is any of the kind. */
  readonly web: boolean;
  readonly mail: boolean;
  /** Each address is replaced by a line break, which joins no words. */
  readonly rest: string;
}

/** Reads web addresses, also those that a mail provider has wrapped, and mail addresses. */
export function addressesIn(text: string, isOurs: IsOurs): Addresses {
  const web = (text.match(ADDRESS) ?? []).flatMap((address) => [address, wrappedAddress(address)]);
  const withoutWeb = text.replace(ADDRESS, '\n');
  const codes = web.flatMap((address) => codeIn(address, isOurs) || []);
  return {
    codes: [...new Set(codes)],
    token: [text, ...web].map(tokenIn).find((found) => found !== null) ?? null,
    web: web.length > 0,
    mail: withoutWeb.search(MAIL) >= 0,
    rest: withoutWeb.replace(MAIL, '\n'),
  };
}

function codeIn(address: string, isOurs: IsOurs): VoucherCode | '' {
  const at = address.indexOf('#');
  const [, host = ''] = HOST.exec(address) ?? [];
  return at >= 0 && isOurs(host) ? codeInFragment(address.slice(at)) : '';
}

function tokenIn(address: string): RedeemLinkToken | null {
  return parseRedeemLinkToken(cutEnd(REDEEM_LINK.exec(address)?.[1] ?? ''));
}
