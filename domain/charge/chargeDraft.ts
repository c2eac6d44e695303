import type { Brand } from '../core/brand.ts';
import type { SerialNumber } from '../voucher/serialNumber.ts';
import type { ChargeRange } from './chargeRange.ts';

/** Authorises charging one voucher for a limited time (a JWT). It cannot redeem. */
export type ChargeToken = Brand<string, 'ChargeToken'>;

export interface Chargeable extends ChargeRange {
  readonly serialNumber: SerialNumber;
  readonly token: ChargeToken;
  /** The balance when the serial number was checked. */
  readonly currentInCent: number;
}

export interface ChargeDraft extends Chargeable {
  readonly amountInCent: number | null;
}
