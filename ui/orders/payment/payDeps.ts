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

/** The provider's part of the page: its button, or its fields for a card. */
export type WidgetState =
  | { readonly kind: 'loading' }
  /** What has to be ticked comes first. */
  | { readonly kind: 'unticked' }
  | { readonly kind: 'ready' }
  /** The provider is asked for the card's id, or the payment is being begun. */
  | { readonly kind: 'busy' }
  /** The person is being led to the provider's pages. */
  | { readonly kind: 'leaving' }
  /** The card's fields are not filled rightly; they say themselves what is wrong. */
  | { readonly kind: 'incomplete'; readonly attempt: number }
  /** It cannot be loaded, or cannot go on. The other way to pay remains, and another try. */
  | { readonly kind: 'broken'; readonly attempt: number }
  /** The backend did not begin the payment. */
  | { readonly kind: 'refused'; readonly problem: Problem; readonly attempt: number };

/** How an order of one kind is paid. */
export interface PaidKind<Order extends PendingPaidOrder, Body> {
  /** Returns the order that a press with this payment places. */
  readonly orderWith: (payment: NewPayment) => Order;
  /** Returns what is sent beside it: with the card, or null with a wallet. */
  readonly bodyWith: (card: CardToCharge | null) => Body;
  /** Is told why the backend did not begin a payment. */
  readonly onRefused?: (problem: Problem) => void;
  /** True if a wallet can be begun only once the notes are ticked, because beginning it says that they are. */
  readonly ticksFirst: boolean;
}

export interface PayDeps<Order extends PendingPaidOrder, Body> extends PaidKind<Order, Body> {
  readonly order: OrderScreen<Order, Body, unknown>;
  readonly site: Pick<Site, 'payment' | 'amazonPay'>;
  readonly locale: () => Locale;
  readonly load: LoadPayments<HTMLElement>;
  readonly newReference: () => PaymentReference;
  readonly newKey: () => IdempotencyKey;
  readonly now: () => Instant;
  /** Scheme and host of this page. */
  readonly origin: string;
}
