import type { Instant } from '../core/instant.ts';
import type { Currency } from '../money/money.ts';
import type { PaymentProvider, PaymentReference } from '../payment/payment.ts';
import {
  type NewPayment,
  type PendingPaidOrder,
  type PendingPayment,
  paymentOf,
} from '../payment/pendingPayment.ts';
import type { SerialNumber } from '../voucher/serialNumber.ts';
import type { ChargeDraft, ChargeToken } from './chargeDraft.ts';

/** The note of a top-up that was sent and whose outcome is not known yet. What is paid is what is added. */
export interface PendingCharge extends PendingPaidOrder {
  readonly payment: PendingPayment;
  readonly token: ChargeToken;
  /** Of the voucher that is topped up. */
  readonly serialNumber: SerialNumber;
  /** The voucher's value before, in minor units of the payment's currency. */
  readonly currentInCent: number;
}

/** What the backend says of a top-up that it has carried out; amounts in minor units. */
export interface Charge {
  /** Null if the backend told it only of the payment, and not of the voucher. */
  readonly chargedInCent: number | null;
  readonly balanceInCent: number | null;
  readonly orderNumber: string | null;
}

/** What the page after a top-up shows, and keeps over a reload; amounts in minor units of `currency`. */
export interface ChargeReceipt {
  readonly reference: PaymentReference;
  readonly orderNumber: string | null;
  readonly provider: PaymentProvider;
  readonly serialNumber: SerialNumber;
  readonly amountInCent: number;
  /** The voucher's value afterwards; null if the backend did not tell it. */
  readonly balanceInCent: number | null;
  readonly currency: Currency;
  readonly paidAt: Instant;
}

/** Returns the note of a top-up that is about to be sent. */
export function chargeOf(
  { token, serialNumber, currency, currentInCent }: ChargeDraft,
  amountInCent: number,
  payment: NewPayment,
): PendingCharge {
  return {
    payment: paymentOf(payment, { amountInCent, currency }),
    token,
    serialNumber,
    currentInCent,
    standing: 'sent',
  };
}

/** True if the answer can be that to this top-up: what was charged is what was to be charged, if it was told (ADR 13). */
export function followsCharge({ chargedInCent }: Charge, { payment }: PendingCharge): boolean {
  return chargedInCent === null || chargedInCent === payment.amountInCent;
}

/** Returns the receipt of a top-up that was carried out. */
export function receiptOf(charge: Charge, order: PendingCharge, paidAt: Instant): ChargeReceipt {
  const { reference, provider, amountInCent, currency } = order.payment;
  const { orderNumber, balanceInCent } = charge;
  // A value below what was just paid in cannot be true.
  const isTrue = balanceInCent !== null && balanceInCent >= amountInCent;
  return {
    reference,
    orderNumber,
    provider,
    serialNumber: order.serialNumber,
    amountInCent,
    balanceInCent: isTrue ? balanceInCent : null,
    currency,
    paidAt,
  };
}
