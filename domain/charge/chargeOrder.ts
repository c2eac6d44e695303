import type { Instant } from '../core/instant.ts';
import type { Currency } from '../money/money.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';
import type { OrderNote } from '../orders/note.ts';
import type { PaymentProvider, PaymentReference } from '../payment/payment.ts';
import type { SerialNumber } from '../voucher/serialNumber.ts';
import type { ChargeDraft, ChargeToken } from './chargeDraft.ts';

/** How long a payment may be begun and not paid, in milliseconds (30 minutes); then the backend ends it. */
export const PAYMENT_LIFETIME_MS = 30 * 60_000;

/** The note of a top-up that was sent and whose outcome is not known yet; amounts in minor units of `currency`. */
export interface ChargeUnderWay extends OrderNote {
  readonly reference: PaymentReference;
  /** Of the call that begins the payment. */
  readonly key: IdempotencyKey;
  /** Of the call that carries it out, which is another one. */
  readonly finalizeKey: IdempotencyKey;
  readonly provider: PaymentProvider;
  /** The payment's id at the provider; null as long as it is not known. */
  readonly paymentId: string | null;
  /** Where the card's bank asks the person; null if it does not, or if the payment was not begun yet. Unchecked. */
  readonly challenge: string | null;
  readonly token: ChargeToken;
  /** Of the voucher that is topped up. */
  readonly serialNumber: SerialNumber;
  readonly amountInCent: number;
  readonly currency: Currency;
  /** The voucher's value before. */
  readonly currentInCent: number;
  readonly sentAt: Instant;
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

/** What a press of "pay" begins with, made from the draft. */
export interface ChargeIntent {
  readonly reference: PaymentReference;
  readonly key: IdempotencyKey;
  readonly finalizeKey: IdempotencyKey;
  readonly provider: PaymentProvider;
  readonly sentAt: Instant;
}

/** Returns the note of a top-up that is about to be sent. `draft` must have an amount. */
export function chargeOf(
  { token, serialNumber, currency, currentInCent }: ChargeDraft,
  amountInCent: number,
  intent: ChargeIntent,
): ChargeUnderWay {
  return {
    ...intent,
    token,
    serialNumber,
    amountInCent,
    currency,
    currentInCent,
    paymentId: null,
    challenge: null,
    standing: 'sent',
  };
}

/** True if the answer can be that to this top-up: what was charged is what was to be charged, if it was told (ADR 29). */
export function followsCharge({ chargedInCent }: Charge, { amountInCent }: ChargeUnderWay): boolean {
  return chargedInCent === null || chargedInCent === amountInCent;
}

/** Returns the receipt of a top-up that was carried out. */
export function receiptOf(charge: Charge, order: ChargeUnderWay, paidAt: Instant): ChargeReceipt {
  const { reference, provider, serialNumber, amountInCent, currency } = order;
  const { orderNumber, balanceInCent } = charge;
  // A value below what was just paid in cannot be true.
  const isTrue = balanceInCent !== null && balanceInCent >= amountInCent;
  return {
    reference,
    orderNumber,
    provider,
    serialNumber,
    amountInCent,
    balanceInCent: isTrue ? balanceInCent : null,
    currency,
    paidAt,
  };
}
