import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SignedCheckout } from '../ports/wallet.ts';

/** What `OrderRun` needs of every order that moves value. `Value` is the backend's view of an order carried out. */
interface AnyOrder<Order extends PendingOrder, Value> {
  readonly kind: OrderName;
  /** What no two tabs may order at once (`ofVoucher`, `OF_NEW_VOUCHERS`); at least one. */
  aloneIn(order: Order): readonly string[];
  /** Unique among the orders of this kind; customer service can look the order up by it. */
  idOf(order: Order): string;
  /** The last moment at which the backend could have begun to carry out this order (ADR 13). */
  latestStart(order: Order): Instant;
  /**
   * Only reads. Null if the backend never received the order. Refuses with `answer-mismatch` (another order), with
   * `payment-open` while the user may still pay, and with `payment-failed` or `payment-cancelled` if nothing was paid.
   */
  find(order: Order): Promise<Result<Value | null, Problem>>;
  /** Stores receipt, remaining balance and drafts. Must be synchronous and run only while the order is pending. */
  finish(value: Value, order: Order): void;
}

/** An order that the backend carries out as soon as it is sent. `Body` is sent along and stored nowhere. */
export interface DirectOrder<Order extends PendingOrder, Body, Value> extends AnyOrder<Order, Value> {
  /** Returns `fresh` with the stored id and key if both mean the same order: a retry must reuse key and body. */
  retryOf(stored: Order, fresh: Order): Order | null;
  /** Sends the order once, never again automatically. Refuses an answer about another order (ADR 13). */
  place(order: Order, body: Body): Promise<Result<Value, Problem>>;
}

/** The wallet's return URL and the provider's shop that receives the money. */
export interface WalletReturn {
  readonly returnUrl: string;
  readonly clientId: string;
}

/** Nothing moves before the user pays. Every submit is a new order: card ids and wallet signatures work only once. */
export interface PaidOrder<Order extends PendingOrder, Body, Value> extends AnyOrder<Order, Value> {
  /**
   * Begins a wallet payment, to render its button; moves no money. Refuses an answer about another order with
   * `answer-mismatch`, and one that is not signed for this order and `back` with `payment-unusable`.
   */
  beginWallet(order: Order, body: Body, back: WalletReturn): Promise<Result<SignedCheckout, Problem>>;
  /**
   * Returns the call that begins a card payment. It is sent once and refuses an answer about another order with
   * `answer-mismatch`. Null with a wallet: its payment began with its button, whose press only leads to the provider.
   */
  beginWith(body: Body): ((order: Order) => Promise<Result<Order, Problem>>) | null;
  /** Carries out the paid order. Sent once, never again automatically. */
  conclude(order: Order): Promise<Result<Value, Problem>>;
}

/** Orders of one kind may differ: only some redemptions have a part to pay. */
export type KindOf<Order extends PendingOrder, Body, Value> = (
  order: Order,
) => DirectOrder<Order, Body, Value> | PaidOrder<Order, Body, Value>;

export function isPaidOrder<Order extends PendingOrder, Body, Value>(
  kind: DirectOrder<Order, Body, Value> | PaidOrder<Order, Body, Value>,
): kind is PaidOrder<Order, Body, Value> {
  return 'conclude' in kind;
}
