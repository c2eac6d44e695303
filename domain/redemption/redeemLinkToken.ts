import type { Brand } from '../core/brand.ts';

/** What authorises a redeem-link page: `rl-` and at least 32 characters of the address-safe alphabet. */
export type RedeemLinkToken = Brand<string, 'RedeemLinkToken'>;

const SHAPE = /^rl-[A-Za-z0-9_-]{32,128}$/;

export function parseRedeemLinkToken(text: string): RedeemLinkToken | null {
  return SHAPE.test(text) ? (text as RedeemLinkToken) : null;
}
