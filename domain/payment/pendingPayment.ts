import type { Instant } from '../core/instant.ts';
import type { Currency, Money } from '../money/money.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';
import type { PendingOrder } from '../orders/pendingOrder.ts';
import type { PaymentProvider, PaymentReference } from './payment.ts';

/** How long a payment may be begun and not paid, in milliseconds (30 minutes); then the backend ends it. */
const PAYMENT_LIFETIME_MS = 30 * 60_000;

/** What a payment is begun with, before anything is sent. */
export interface NewPayment {
  readonly reference: PaymentReference;
  readonly provider: PaymentProvider;
  /** Of the call that begins the payment. */
  readonly key: IdempotencyKey;
  /** Of the call that carries it out, which is another one. */
  readonly finalizeKey: IdempotencyKey;
  readonly startedAt: Instant;
}

/** The payment that an order waits for, as its note keeps it over the way to the provider and back. */
export interface PendingPayment extends NewPayment {
  /** Above 0, in minor units of `currency`. */
  readonly amountInCent: number;
  readonly currency: Currency;
  /** The payment's id at the provider; null as long as it is not known. */
  readonly paymentId: string | null;
  /** Where the card's bank asks the person; null if it does not, or if the payment was not begun yet. Unchecked. */
  readonly challenge: string | null;
}

/** The note of an order that may have to be paid for; `payment` is null if nothing is to be paid. */
export interface PendingPaidOrder extends PendingOrder {
  readonly payment: PendingPayment | null;
}

/** Returns a payment of this much, in minor units, of which the provider knows nothing yet. */
export function paymentOf(begun: NewPayment, { amountInCent, currency }: Money): PendingPayment {
  return { ...begun, amountInCent, currency, paymentId: null, challenge: null };
}

/** Returns until when a payment may be paid; the person may take this long. */
export function payableUntil({ startedAt }: Pick<NewPayment, 'startedAt'>): Instant {
  return startedAt + PAYMENT_LIFETIME_MS;
}

/** Returns the order as it is once its payment was begun. */
export function withBegun<Order extends { readonly payment: PendingPayment }>(
  order: Order,
  begun: Pick<PendingPayment, 'paymentId' | 'challenge'>,
): Order {
  return { ...order, payment: { ...order.payment, ...begun } };
}

/** Returns the order as it is once the payment's id at the provider is known. */
export function withPaymentId<Order extends PendingPaidOrder>(order: Order, paymentId: string): Order {
  return order.payment === null ? order : { ...order, payment: { ...order.payment, paymentId } };
}
