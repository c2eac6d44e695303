import type { Instant } from '../core/instant.ts';
import type { Currency, Money } from '../money/money.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';
import type { PendingOrder } from '../orders/pendingOrder.ts';
import type { PaymentProvider, PaymentReference } from './payment.ts';

/** The backend ends a payment that is not paid within this time, in milliseconds. */
const PAYMENT_LIFETIME_MS = 30 * 60_000;

export interface NewPayment {
  readonly reference: PaymentReference;
  readonly provider: PaymentProvider;
  readonly key: IdempotencyKey;
  /** For the call that concludes the order, which is a second intent. */
  readonly finalizeKey: IdempotencyKey;
  readonly startedAt: Instant;
}

/** Stored during the redirect to the provider and back. */
export interface PendingPayment extends NewPayment {
  readonly amountInCent: number;
  readonly currency: Currency;
  readonly paymentId: string | null;
  /** Where the card's bank asks the payer, unchecked; null if it does not ask, or before the payment starts. */
  readonly challenge: string | null;
}

export interface PendingPaidOrder extends PendingOrder {
  readonly payment: PendingPayment | null;
}

export function paymentOf(begun: NewPayment, { amountInCent, currency }: Money): PendingPayment {
  return { ...begun, amountInCent, currency, paymentId: null, challenge: null };
}

export function payableUntil({ startedAt }: Pick<NewPayment, 'startedAt'>): Instant {
  return startedAt + PAYMENT_LIFETIME_MS;
}

export function withBegun<Order extends { readonly payment: PendingPayment }>(
  order: Order,
  begun: Pick<PendingPayment, 'paymentId' | 'challenge'>,
): Order {
  return { ...order, payment: { ...order.payment, ...begun } };
}

export function withPaymentId<Order extends PendingPaidOrder>(order: Order, paymentId: string): Order {
  return order.payment === null ? order : { ...order, payment: { ...order.payment, paymentId } };
}
