import type { CardToCharge } from '#domain/payment/cardPayment.ts';
import type { LoadPayments } from '#application/ports/payments.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { NewPayment, PendingPaidOrder } from '#domain/payment/pendingPayment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Site } from '#domain/site/site.ts';
import type { OrderScreen } from '../OrderScreen.ts';

/** State of the provider's widget: the wallet's button or the card fields. */
export type WidgetState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unticked' }
  | { readonly kind: 'ready' }
  /** Requests the card's id from the provider, or begins the payment. */
  | { readonly kind: 'busy' }
  /** The provider's page is loading. */
  | { readonly kind: 'leaving' }
  /** The card fields are invalid; they show the errors themselves. */
  | { readonly kind: 'incomplete'; readonly attempt: number }
  /** Failed to load, cannot continue, or does not react. A retry and the other method remain. */
  | { readonly kind: 'broken'; readonly attempt: number }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly attempt: number };

export interface PaidOrderRules<Order extends PendingPaidOrder, Body> {
  /** Returns the order that a submit with this payment places. */
  readonly orderWith: (payment: NewPayment) => Order;
  /** Returns the request body; `card` is null for a wallet. */
  readonly bodyWith: (card: CardToCharge | null) => Body;
  readonly onRefused?: (problem: Problem) => void;
  /** True if a wallet payment must wait for the tick, because beginning it confirms the notes. */
  readonly ticksFirst: boolean;
}

export interface PayDeps<Order extends PendingPaidOrder, Body> extends PaidOrderRules<Order, Body> {
  readonly order: OrderScreen<Order, Body, unknown>;
  readonly site: Pick<Site, 'payment' | 'amazonPay' | 'currency'>;
  readonly locale: () => Locale;
  readonly load: LoadPayments<HTMLElement>;
  readonly newReference: () => PaymentReference;
  readonly newKey: () => IdempotencyKey;
  readonly now: () => Instant;
  readonly origin: string;
}
