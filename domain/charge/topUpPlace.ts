import type { SerialNumber } from '../voucher/serialNumber.ts';

/** Where the top-up of a voucher was begun, so that the person finds the same shop, value and form again. */
export interface TopUpPlace {
  readonly serialNumber: SerialNumber;
  /** A path of ours on which something is redeemed. */
  readonly path: string;
}

/** The wall with its shops, and the steps of a redemption. On the steps everything that was typed is kept. */
const REDEEMING = /^\/(shops(\/.*)?|(basket|redeem\/[^/]+\/value)|(basket|redeem\/[^/]+)\/(details|check))$/;

/** True if this path of ours leads to where something is chosen or redeemed, so that a top-up leads back to it. */
export function isRedeemingAt(path: string): boolean {
  return REDEEMING.test(path);
}
