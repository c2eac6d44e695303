import { hasLapsed } from '#domain/orders/lapse.ts';
import { type PendingOrder, isUnsettled } from '#domain/orders/pendingOrder.ts';
import {
  type Outcome,
  type WithoutValue,
  leftOpen,
  lookedFor,
  lookingAgain,
  standingAfter,
} from '#domain/orders/outcome.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Clock } from '../ports/clock.ts';
import type { PendingOrderStore } from './pendingOrderStore.ts';
import { type KindOf, isPaidOrder } from './orderKind.ts';
import type { OrderState, WhyLost } from './orderState.ts';

/** The problem that a further look begins with, where it may still help. */
const LOST_BY: Readonly<Record<WhyLost, Problem | null>> = {
  lapsed: null,
  mismatch: { kind: 'answer-mismatch' },
  contradicted: { kind: 'payment-contradicted', moneyState: 'unknown' },
};

/** An order that is about to be sent. */
interface ToSend<Order> {
  readonly order: Order;
  /** The order that is noted before it; null if none is. */
  readonly stored: Order | null;
  /** True if that is the very same order, whose id and key it has. */
  readonly isAgain: boolean;
}

/**
 * What an order's note says while its outcome is not known, what the backend says of it, and how the note changes with
 * that.
 */
export class OrderReconciler<Order extends PendingOrder, Value> {
  readonly #kindOf: KindOf<Order, never, Value>;
  readonly #pendingStore: PendingOrderStore<Order>;
  readonly #clock: Clock;

  constructor(kindOf: KindOf<Order, never, Value>, pendingStore: PendingOrderStore<Order>, clock: Clock) {
    this.#kindOf = kindOf;
    this.#pendingStore = pendingStore;
    this.#clock = clock;
  }

  /** Asks the backend what became of an order: one whose answer was lost by `cause`, or that was left open. */
  async look(order: Order, cause = this.leftOpen(order)): Promise<Outcome<Value>> {
    // What the backend has said before of this very order still counts.
    const { kind, moneyState = cause.moneyState } = this.leftOpen(order);
    const known = kind === 'answer-mismatch' ? { kind } : { ...cause, ...(moneyState && { moneyState }) };
    return lookedFor(await this.#kindOf(order).find(order), known);
  }

  /** Returns a fresh order as it is to be sent: under the id and key of the noted one, if both mean the same. */
  toSend(fresh: Order): ToSend<Order> {
    const stored = this.#pendingStore.read();
    const kind = this.#kindOf(fresh);
    const isDirect = stored !== null && !isPaidOrder(kind) && !isPaidOrder(this.#kindOf(stored));
    const again = isDirect ? kind.retryOf(stored, fresh) : null;
    // What the backend has said of it still counts at a repeated press.
    const standing = again !== null && stored !== null && isUnsettled(stored) ? stored.standing : 'sent';
    return { order: { ...(again ?? fresh), standing }, stored, isAgain: again !== null };
  }

  /** Undoes the note of an order that is not sent after all. */
  takeBack({ order, stored, isAgain }: ToSend<Order>): void {
    if (stored !== null && isAgain) this.#pendingStore.write(stored);
    else this.#pendingStore.remove(this.#kindOf(order).idOf(order));
  }

  /**
   * Stores all that a placed order leaves behind and removes its note, in one synchronous step (ADR 13). Returns false
   * and changes nothing if the order is not noted any more, because another page of this tab has finished it.
   */
  finish(value: Value, order: Order): boolean {
    const id = this.#storedId(order);
    if (id === null) return false;
    this.#kindOf(order).finish(value, order);
    this.#pendingStore.remove(id);
    return true;
  }

  /** Keeps what is known of an order without an outcome, so that it can be asked for later. */
  note(order: Order, outcome: WithoutValue): void {
    const id = this.#storedId(order);
    if (id === null) return;
    const standing = standingAfter(order, outcome);
    if (standing === null) this.#pendingStore.remove(id);
    else if (standing !== this.#pendingStore.read()?.standing)
      this.#pendingStore.write({ ...order, standing });
  }

  /** The problem that a noted order begins with when its outcome is asked for. */
  leftOpen(order: Order): Problem {
    return leftOpen(order, this.#kindOf(order).latestStart(order), this.#clock.now());
  }

  /** The state of a run while it is asked. */
  findingOut(order: Order, problem = this.leftOpen(order)): OrderState<Order> {
    return { kind: 'finding-out', order, problem };
  }

  /** The state of a run that has ended without a word on the order, so that no state is left without a way out. */
  unclear(order: Order): OrderState<Order> {
    return {
      kind: 'unclear',
      order,
      problem: { moneyState: 'unknown', ...this.leftOpen(order), kind: 'unknown' },
    };
  }

  /**
   * The problem that a further look begins with, after one that has led to `state`; null if there is nothing to ask
   * for, or asking leads nowhere.
   */
  unanswered(stored: Order, state: OrderState<Order>): Problem | null {
    if (state.kind === 'lost') return LOST_BY[state.why];
    if (state.kind !== 'unclear') return null;
    return lookingAgain(stored, this.#kindOf(stored).latestStart(stored), this.#clock.now(), state.problem);
  }

  /** True if asking leads nowhere any more (ADR 13). */
  hasLapsed(order: Order): boolean {
    return hasLapsed(order, this.#kindOf(order).latestStart(order), this.#clock.now());
  }

  /** The order's id; null if its note was removed meanwhile, or replaced by that of another order. */
  #storedId(order: Order): string | null {
    const id = this.#kindOf(order).idOf(order);
    const stored = this.#pendingStore.read();
    return stored !== null && this.#kindOf(stored).idOf(stored) === id ? id : null;
  }
}
