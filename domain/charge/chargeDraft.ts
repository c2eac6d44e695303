import type { Brand } from '../core/brand.ts';
import type { Currency } from '../money/money.ts';

/** The backend's permission to top up one voucher; it cannot be redeemed with. */
export type ChargeToken = Brand<string, 'ChargeToken'>;

/**
 * The top-up as chosen so far (specification 3, charge form data); amounts in minor units of `currency`. It exists once
 * the voucher was found.
 */
export interface ChargeDraft {
  /** Nine digits. */
  readonly serialNumber: string;
  readonly token: ChargeToken;
  readonly currentInCent: number;
  readonly currency: Currency;
  readonly minInCent: number;
  readonly maxInCent: number;
  /** Null until one was chosen. */
  readonly amountInCent: number | null;
}
