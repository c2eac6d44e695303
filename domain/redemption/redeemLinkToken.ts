import type { Brand } from '../core/brand.ts';

/** Authorises the code page: `rl-` and 32 to 128 letters, digits, `-` and `_`. */
export type RedeemLinkToken = Brand<string, 'RedeemLinkToken'>;

const SHAPE = /^rl-[A-Za-z0-9_-]{32,128}$/;

export function parseRedeemLinkToken(text: string): RedeemLinkToken | null {
  return SHAPE.test(text) ? (text as RedeemLinkToken) : null;
}
