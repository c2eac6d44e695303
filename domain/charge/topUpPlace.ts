import type { SerialNumber } from '../voucher/serialNumber.ts';

/** Where the user started a top-up, to return there afterwards. */
export interface TopUpPlace {
  readonly serialNumber: SerialNumber;
  readonly path: string;
}

/** The shop list and the steps of a redemption. These pages restore their form from the drafts. */
const REDEEMING = /^\/(shops(\/.*)?|(basket|redeem\/[^/]+\/value)|(basket|redeem\/[^/]+)\/(details|check))$/;

export function isRedeemingAt(path: string): boolean {
  return REDEEMING.test(path);
}
