import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { OrderNote } from '#domain/orders/note.ts';
import type { Problem } from '#domain/problem/problem.ts';

/**
 * What one kind of order that moves value has of its own: `Order` is its note, `Body` what is sent with a press beside
 * it and kept nowhere, `Value` what the backend tells of an order that it has carried out.
 */
export interface OrderKind<Order extends OrderNote, Body, Value> {
  /** Unique among the orders of this kind; what the customer service can look for. */
  idOf(order: Order): string;
  /** The last moment at which this order could have been begun (ADR 24). */
  begunBy(order: Order): Instant;
  /**
   * The fresh order as a repetition of one that is noted, under the noted one's id and idempotency key; null where it
   * means another order. Retrying after a failure must reuse the same key with the same body.
   */
  again(noted: Order, fresh: Order): Order | null;
  /** Sends it, once. An answer about another order comes back as the problem `answer-mismatch` (ADR 29). */
  place(order: Order, body: Body): Promise<Result<Value, Problem>>;
  /** Asks what became of it; null where the backend never heard of it. Another order is an `answer-mismatch`. */
  find(order: Order): Promise<Result<Value | null, Problem>>;
  /**
   * What an order leaves behind once it is placed (receipt, rest, drafts, its note), in one step without a pause in it.
   * False where there is nothing to finish: another page of this tab has heard of the outcome first.
   */
  finish(value: Value, order: Order): boolean;
}
