import type { Instant } from '../core/instant.ts';
import type { Unreadable } from '../core/unreadable.ts';
import type { Currency } from '../money/money.ts';
import type { PaymentProvider, PaymentReference } from '../payment/payment.ts';
import type { PendingPaidOrder, PendingPayment } from '../payment/pendingPayment.ts';
import type { SerialNumber } from '../voucher/serialNumber.ts';
import type { ChargeToken } from './chargeDraft.ts';

/** A pending top-up. The amount paid equals the amount added. */
export interface PendingCharge extends PendingPaidOrder {
  readonly payment: PendingPayment;
  readonly token: ChargeToken;
  readonly serialNumber: SerialNumber;
  /** The balance before the top-up, in the payment's currency. */
  readonly currentInCent: number;
}

export interface Charge {
  /** Null if the backend confirmed only the payment, not the voucher. */
  readonly chargedInCent: number | Unreadable | null;
  readonly balanceInCent: number | null;
  readonly orderNumber: string | null;
}

/** What the confirmation page shows and restores after a reload. */
export interface ChargeReceipt {
  readonly reference: PaymentReference;
  readonly orderNumber: string | null;
  readonly provider: PaymentProvider;
  readonly serialNumber: SerialNumber;
  readonly amountInCent: number;
  readonly balanceInCent: number | null;
  readonly currency: Currency;
  readonly paidAt: Instant;
}

/** False if the backend reports another amount than the one sent: it answers another order (ADR 13). */
export function followsCharge({ chargedInCent }: Charge, { payment }: PendingCharge): boolean {
  return chargedInCent === null || chargedInCent === payment.amountInCent;
}
