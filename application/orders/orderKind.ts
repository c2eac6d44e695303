import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SignedCheckout } from '../ports/wallet.ts';

/**
 * What `OrderRun` has to know of every order that moves value. `Order` is its note. `Value` is what the backend says of
 * an order that it has carried out.
 */
interface AnyOrder<Order extends PendingOrder, Value> {
  /** The order's id, unique among the orders of this kind. Customer service can look the order up by it. */
  idOf(order: Order): string;
  /** The last moment at which the backend could have begun to carry this order out (ADR 13). */
  latestStart(order: Order): Instant;
  /**
   * Asks what became of the order; only asks, so it may be repeated. Null if the backend never heard of it. An answer
   * about another order is refused as `answer-mismatch`. Of a payment: `payment-open` if the person may still pay,
   * `payment-failed` or `payment-cancelled` if it came to nothing for certain.
   */
  find(order: Order): Promise<Result<Value | null, Problem>>;
  /**
   * Stores all that a placed order leaves behind: receipt, remaining balance, drafts. Synchronous, and called only while
   * the order is noted.
   */
  finish(value: Value, order: Order): void;
}

/** An order that is carried out when it is sent. `Body` is what is sent beside the note and stored nowhere. */
export interface DirectOrder<Order extends PendingOrder, Body, Value> extends AnyOrder<Order, Value> {
  /**
   * Returns the fresh order under the id and the idempotency key of the noted one, if both mean the same order; null
   * if they do not. Retrying after a failure must reuse the same key with the same body.
   */
  retryOf(stored: Order, fresh: Order): Order | null;
  /**
   * Sends the order once; it is never repeated automatically. An answer about another order is refused as
   * `answer-mismatch` (ADR 13).
   */
  place(order: Order, body: Body): Promise<Result<Value, Problem>>;
}

/** Where a wallet leads back to, and for which of the provider's shops it pays. */
export interface WalletReturn {
  readonly returnUrl: string;
  readonly clientId: string;
}

/**
 * An order that is carried out once the person has paid for it; nothing moves before. Each press is an order of its own:
 * a card's id and a wallet's signature are good for one payment.
 */
export interface PaidOrder<Order extends PendingOrder, Body, Value> extends AnyOrder<Order, Value> {
  /**
   * Begins the payment by wallet, so that its button can be drawn; nothing moves by it. Refuses an answer about another
   * order as `answer-mismatch`, and with `payment-unusable` what is not signed for this order, `back` included.
   */
  beginWallet(order: Order, body: Body, back: WalletReturn): Promise<Result<SignedCheckout, Problem>>;
  /**
   * Returns the call that sends the order with the card that pays it, and answers with what its payment needs; it is made
   * once and never repeated automatically, and refuses an answer about another order as `answer-mismatch`. Null with a
   * wallet, whose payment was begun before its button was drawn: its press sends nothing, it only leads to the provider.
   */
  beginWith(body: Body): ((order: Order) => Promise<Result<Order, Problem>>) | null;
  /** Carries out what the person has paid for; as what begins it, it is sent once. */
  conclude(order: Order): Promise<Result<Value, Problem>>;
}

/** Tells how an order is carried out. Orders of one kind may differ: a part of a redemption is paid, or none. */
export type KindOf<Order extends PendingOrder, Body, Value> = (
  order: Order,
) => DirectOrder<Order, Body, Value> | PaidOrder<Order, Body, Value>;

export function isPaidOrder<Order extends PendingOrder, Body, Value>(
  kind: DirectOrder<Order, Body, Value> | PaidOrder<Order, Body, Value>,
): kind is PaidOrder<Order, Body, Value> {
  return 'conclude' in kind;
}
