import type { Brand } from '../core/brand.ts';
import type { SerialNumber } from '../voucher/serialNumber.ts';
import type { ChargeRange } from './chargeRange.ts';

/** The backend's permission to charge one voucher for a while (a JWT). It redeems nothing. */
export type ChargeToken = Brand<string, 'ChargeToken'>;

/** A voucher that can be charged, as the backend described it when its serial number was checked. */
export interface Chargeable extends ChargeRange {
  readonly serialNumber: SerialNumber;
  readonly token: ChargeToken;
  /** What was on it then, in minor units. */
  readonly currentInCent: number;
}

/** A charge that is prepared, from the check of the serial number to the payment. */
export interface ChargeDraft extends Chargeable {
  /** What is to be added, within the range; null until it is chosen. */
  readonly amountInCent: number | null;
}
