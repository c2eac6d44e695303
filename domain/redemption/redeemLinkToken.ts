import type { Brand } from '../core/brand.ts';

/** Authorises the page of a redeem link: `rl-` and 32 to 128 letters, digits, `-` and `_`. */
export type RedeemLinkToken = Brand<string, 'RedeemLinkToken'>;

const SHAPE = /^rl-[A-Za-z0-9_-]{32,128}$/;

/** Null if the text cannot be a token. */
export function parseRedeemLinkToken(text: string): RedeemLinkToken | null {
  return SHAPE.test(text) ? (text as RedeemLinkToken) : null;
}
