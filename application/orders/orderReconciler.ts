import { hasLapsed, mayArrive } from '#domain/orders/lapse.ts';
import { type PendingOrder, isUnsettled } from '#domain/orders/pendingOrder.ts';
import {
  type Outcome,
  type WithoutValue,
  hasArrived,
  leftOpen,
  lookedFor,
  lookingAgain,
  standingAfter,
} from '#domain/orders/outcome.ts';
import { asKind } from '#domain/problem/asKind.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Clock } from '../ports/clock.ts';
import type { PendingOrderStore } from './pendingOrderStore.ts';
import { type KindOf, isPaidOrder } from './orderKind.ts';
import { type OrderState, type WhyLost, isFixed } from './orderState.ts';

/** The problem to ask again with; null if asking again cannot help. */
const LOST_BY: Readonly<Record<WhyLost, Problem | null>> = {
  lapsed: null,
  mismatch: { kind: 'answer-mismatch' },
  contradicted: { kind: 'payment-contradicted', moneyState: 'unknown' },
};

export interface ToSend<Order> {
  readonly order: Order;
  /** The pending order before this one. */
  readonly stored: Order | null;
  /** True if `order` reuses the id and key of `stored`. */
  readonly isAgain: boolean;
}

/** A missed order that has arrived after all. */
interface LateOrder<Order, Value> {
  readonly order: Order;
  readonly outcome: Outcome<Value>;
}

/** Reconciles a pending order with what the backend says about it, and updates its stored status. */
export class OrderReconciler<Order extends PendingOrder, Value> {
  readonly #kindOf: KindOf<Order, never, Value>;
  readonly #pendingStore: PendingOrderStore<Order>;
  readonly #notify: (order: Order) => void;
  readonly #clock: Clock;

  /** @param notify called once the outcome of an order that was carried out is stored, before its note is removed */
  constructor(
    kindOf: KindOf<Order, never, Value>,
    pendingStore: PendingOrderStore<Order>,
    notify: (order: Order) => void,
    clock: Clock,
  ) {
    this.#kindOf = kindOf;
    this.#pendingStore = pendingStore;
    this.#notify = notify;
    this.#clock = clock;
  }

  /** Asks the backend about an order whose answer was lost by `cause`, or that was pending before a reload. */
  async look(order: Order, cause = this.leftOpen(order)): Promise<Outcome<Value>> {
    // What the backend has already said about this order still counts.
    const { kind, moneyState = cause.moneyState } = this.leftOpen(order);
    const known = kind === 'answer-mismatch' ? { kind } : { ...cause, ...(moneyState && { moneyState }) };
    return lookedFor(await this.#kindOf(order).find(order), known);
  }

  /** Returns a fresh order with the id and key of the pending one if both mean the same order. */
  toSend(fresh: Order): ToSend<Order> {
    const stored = this.#pendingStore.read();
    const kind = this.#kindOf(fresh);
    const isDirect = stored !== null && !isPaidOrder(kind) && !isPaidOrder(this.#kindOf(stored));
    const again = isDirect ? kind.retryOf(stored, fresh) : null;
    // A retry keeps the status that the backend has reported.
    const standing = again !== null && stored !== null && isUnsettled(stored) ? stored.standing : 'sent';
    return { order: { ...(again ?? fresh), standing }, stored, isAgain: again !== null };
  }

  /** Restores the stored state if the order is not sent after all. */
  takeBack({ order, stored, isAgain }: ToSend<Order>): void {
    if (stored !== null && isAgain) this.#pendingStore.write(stored);
    else this.#pendingStore.remove(this.#kindOf(order).idOf(order));
  }

  /**
   * Stores the outcome and removes the pending order, in one synchronous step (ADR 13). Returns false and changes
   * nothing if another page of this tab has already finished the order.
   */
  finish(value: Value, order: Order): boolean {
    const id = this.#storedId(order);
    if (id === null) return false;
    this.#kindOf(order).finish(value, order);
    this.#notify(order);
    this.#pendingStore.remove(id);
    return true;
  }

  /** Stores an order's status for a later lookup. */
  update(order: Order, outcome: WithoutValue): void {
    const id = this.#storedId(order);
    if (id === null) return;
    const standing = standingAfter(order, outcome);
    if (standing === null) this.#pendingStore.remove(id);
    else if (standing !== this.#pendingStore.read()?.standing)
      this.#pendingStore.write({ ...order, standing });
  }

  leftOpen(order: Order): Problem {
    return leftOpen(order, this.#kindOf(order).latestStart(order), this.#clock.now());
  }

  findingOut(order: Order, problem = this.leftOpen(order)): OrderState<Order> {
    return { kind: 'finding-out', order, problem };
  }

  /** The state after a run threw, so that the user can ask again. */
  unclear(order: Order): OrderState<Order> {
    return {
      kind: 'unclear',
      order,
      problem: asKind({ moneyState: 'unknown', ...this.leftOpen(order) }, 'unknown'),
    };
  }

  /** The problem to ask again with after `state`; null if there is nothing to ask, or asking cannot help. */
  unanswered(stored: Order, state: OrderState<Order>): Problem | null {
    if (state.kind === 'lost') return LOST_BY[state.why];
    if (state.kind !== 'unclear') return null;
    return lookingAgain(stored, this.#kindOf(stored).latestStart(stored), this.#clock.now(), state.problem);
  }

  /**
   * Looks up a missed order as long as it may arrive. `state` is null while a run is in flight. Returns null, and changes
   * nothing, unless the order has arrived and nothing was pressed meanwhile.
   */
  async findMissed(state: () => OrderState<Order> | null): Promise<LateOrder<Order, Value> | null> {
    const order = this.#missedIn(state());
    if (order === null) return null;
    const outcome = await this.look(order);
    const now = this.#missedIn(state());
    const isSame = now !== null && this.#kindOf(now).idOf(now) === this.#kindOf(order).idOf(order);
    return isSame && hasArrived(outcome) ? { order, outcome } : null;
  }

  /** Makes a missed order that has arrived an open one, which every page knows of and its own page finishes. */
  reopen({ order, outcome }: LateOrder<Order, Value>): void {
    if (outcome.kind !== 'placed') this.update(order, outcome);
    else if (this.#storedId(order) !== null) this.#pendingStore.write({ ...order, standing: 'sent' });
  }

  hasLapsed(order: Order): boolean {
    return hasLapsed(order, this.#kindOf(order).latestStart(order), this.#clock.now());
  }

  #missedIn(state: OrderState<Order> | null): Order | null {
    const stored = this.#pendingStore.read();
    if (state === null || isFixed(state) || stored?.standing !== 'missed') return null;
    return mayArrive(this.#kindOf(stored).latestStart(stored), this.#clock.now()) ? stored : null;
  }

  /** Null if the pending order was removed or replaced meanwhile. */
  #storedId(order: Order): string | null {
    const id = this.#kindOf(order).idOf(order);
    const stored = this.#pendingStore.read();
    return stored !== null && this.#kindOf(stored).idOf(stored) === id ? id : null;
  }
}
