import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { OrderNote } from '#domain/orders/note.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** What a kind answers if the person has to pay first: the order, with what the payment needs. */
export class ToPay<Order> {
  readonly order: Order;

  constructor(order: Order) {
    this.order = order;
  }
}

/**
 * What `OrderRun` has to know of one kind of order that moves value. `Order` is its note. `Body` is what is sent
 * beside it and stored nowhere. `Value` is what the backend says of an order that it has carried out.
 */
export interface OrderKind<Order extends OrderNote, Body, Value> {
  /** The order's id, unique among the orders of this kind. Customer service can look the order up by it. */
  idOf(order: Order): string;
  /** The last moment at which the backend could have begun to carry this order out (ADR 24). */
  begunBy(order: Order): Instant;
  /**
   * Returns the fresh order under the id and the idempotency key of the noted one, if both mean the same order; null
   * if they do not. Retrying after a failure must reuse the same key with the same body.
   */
  again(noted: Order, fresh: Order): Order | null;
  /**
   * Sends the order once; it is never repeated automatically. An answer about another order is refused as
   * `answer-mismatch` (ADR 29). `ToPay` if nothing moves before the person has paid.
   */
  place(order: Order, body: Body): Promise<Result<Value | ToPay<Order>, Problem>>;
  /**
   * Carries out an order that the person has paid for; as `place`, it is sent once. Only kinds whose `place` answers
   * `ToPay` have it.
   */
  conclude?(order: Order): Promise<Result<Value, Problem>>;
  /**
   * Asks what became of the order; only asks, so it may be repeated. Null if the backend never heard of it. An answer
   * about another order is refused as `answer-mismatch`. Of a payment: `payment-open` if the person may still pay,
   * `payment-failed` or `payment-cancelled` if it came to nothing for certain.
   */
  find(order: Order): Promise<Result<Value | null, Problem>>;
  /**
   * Stores all that a placed order leaves behind (receipt, remaining balance, drafts) and removes its note, in one
   * synchronous step (ADR 29). Returns false and changes nothing if the order is not noted any more, because another
   * page of this tab has finished it.
   */
  finish(value: Value, order: Order): boolean;
}
