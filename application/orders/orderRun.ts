import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type PendingOrder, isUnsettled } from '#domain/orders/pendingOrder.ts';
import { type Outcome, answered, isEnded, isLost } from '#domain/orders/outcome.ts';
import type { Clock } from '../ports/clock.ts';
import type { SignedCheckout } from '../ports/wallet.ts';
import { OrderReconciler } from './orderReconciler.ts';
import type { PendingOrderStore } from './pendingOrderStore.ts';
import { type KindOf, type WalletReturn, isPaidOrder } from './orderKind.ts';
import { type OrderState, isFixed } from './orderState.ts';

/** What is told even of an order that was missed. */
const TOLD_AFTER_ALL: readonly Outcome<unknown>['kind'][] = ['placed', 'mismatch', 'contradicted'];

/**
 * Takes an order that moves value from the press of the button to its outcome (product 6.5, ADR 13). It is sent once
 * per press and never again automatically: if its answer is lost, the backend is asked what became of it. There is
 * one run per tab and kind of order; what a run must know after a reload stands in the pendingStore.
 */
export class OrderRun<Order extends PendingOrder, Body, Value> {
  readonly #kindOf: KindOf<Order, Body, Value>;
  readonly #pendingStore: PendingOrderStore<Order>;
  readonly #reconciler: OrderReconciler<Order, Value>;
  readonly #listeners = new Set<(state: OrderState<Order>) => void>();
  #state: OrderState<Order> = { kind: 'idle' };
  #pending: Promise<boolean> | null = null;
  #isToldUnkept = false;

  constructor(kindOf: KindOf<Order, Body, Value>, pendingStore: PendingOrderStore<Order>, clock: Clock) {
    this.#kindOf = kindOf;
    this.#pendingStore = pendingStore;
    this.#reconciler = new OrderReconciler(kindOf, pendingStore, clock);
  }

  get state(): OrderState<Order> {
    return this.#state;
  }

  /** The order that is noted, whatever its standing; null if there is none. */
  get stored(): Order | null {
    return this.#pendingStore.read();
  }

  /** True if a reload would lose the note of an order. The person has to be told before pressing. */
  get isUnkept(): boolean {
    return this.#isToldUnkept || !this.#pendingStore.lasts();
  }

  idOf(order: Order): string {
    return this.#kindOf(order).idOf(order);
  }

  /** Calls `listener` with every state from now on. Returns a function that unsubscribes. */
  listen(listener: (state: OrderState<Order>) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * The state that `resume` is going to begin with, for the first paint of a page: an order that was left open comes
   * before anything new.
   */
  initialState(): OrderState<Order> {
    if (this.#pending !== null) {
      const state = this.#state;
      return state.kind === 'placing' ? this.#reconciler.findingOut(state.order) : state;
    }
    const stored = this.#pendingStore.read();
    return stored !== null && isUnsettled(stored) ? this.#reconciler.findingOut(stored) : { kind: 'idle' };
  }

  /**
   * Asks what became of a noted order, if there is one; places nothing. A missed one is asked for without showing it,
   * because it may still arrive late (ADR 13). Returns true if an order was finished by this call, so that the page
   * should go on to its receipt; `press` and `findOut` return the same.
   */
  resume(): Promise<boolean> {
    // Another page of this tab may still be waiting for its answer, and goes on itself.
    if (this.#pending !== null) return this.#pending.then(() => false);
    return this.#once(async () => {
      this.#become(this.initialState());
      const stored = this.#pendingStore.read();
      if (stored === null) return false;
      const outcome = await this.#reconciler.look(stored);
      // One that was missed blocks nothing, unless it has arrived after all (ADR 13).
      const isTold = isUnsettled(stored) || TOLD_AFTER_ALL.includes(outcome.kind);
      return isTold && this.#settle(stored, outcome);
    });
  }

  /**
   * Places the order, once. Sends nothing and returns false while another press or look is under way, while an
   * outcome is unclear, if an order of another kind is open (`blocked`), and if its note cannot be stored and the
   * person was not told so before (`isUnkept`).
   */
  async press(fresh: Order, body: Body): Promise<boolean> {
    // A quiet look for a missed order comes first.
    if (this.#pending !== null && this.#state.kind === 'idle') await this.#pending;
    if (this.#pending !== null || isFixed(this.#state)) return false;
    return this.#once(() => this.#send(fresh, body));
  }

  /** Begins the payment of an order by wallet, before its button is drawn; refuses as `PaidOrder.beginWallet`. */
  async beginWallet(order: Order, body: Body, back: WalletReturn): Promise<Result<SignedCheckout, Problem>> {
    const kind = this.#kindOf(order);
    return isPaidOrder(kind) ? kind.beginWallet(order, body, back) : refused({ kind: 'payment-unusable' });
  }

  /** Asks again what became of an order whose outcome is unclear. Places nothing, so it may be repeated. */
  async findOut(): Promise<boolean> {
    const stored = this.#pendingStore.read();
    const cause = stored && this.#reconciler.unanswered(stored, this.#state);
    if (this.#pending !== null || cause === null || stored === null) return false;
    return this.#once(async () => {
      this.#become(this.#reconciler.findingOut(stored, cause));
      return this.#settle(stored, await this.#reconciler.look(stored, cause));
    });
  }

  /**
   * Carries out an order that the person has paid for, once: only if this very order is noted and waits to be paid. A
   * page that is opened twice or reloaded must `resume` instead.
   */
  async conclude(paid: Order): Promise<boolean> {
    const stored = this.#pendingStore.read();
    const kind = this.#kindOf(paid);
    const isStored = stored?.standing === 'paying' && this.idOf(stored) === this.idOf(paid);
    if (this.#pending !== null || !isStored || !isPaidOrder(kind)) return false;
    return this.#once(async () => {
      const order: Order = { ...paid, standing: 'sent' };
      this.#become({ kind: 'placing', order });
      // From now on it can only be asked for, whatever becomes of this page.
      this.#pendingStore.write(order);
      return this.#receive(order, await kind.conclude(order));
    });
  }

  /**
   * Gives up a payment that the person has not made, unless the backend knows by now that it was made after all. Who
   * makes it later all the same does not pay twice: the backend ends it with the next one, or refuses that. With a
   * problem because of which it cannot be made, the order is `refused` by that.
   */
  async giveUp(because: Problem | null = null): Promise<boolean> {
    const state = this.#state;
    if (this.#pending !== null || state.kind !== 'paying') return false;
    const { order } = state;
    return this.#once(async () => {
      this.#become(this.#reconciler.findingOut(order));
      const outcome = await this.#reconciler.look(order);
      if (outcome.kind !== 'to-pay') return this.#settle(order, outcome);
      this.#pendingStore.remove(this.idOf(order));
      this.#become(because === null ? { kind: 'idle' } : { kind: 'refused', order, problem: because });
      return false;
    });
  }

  /**
   * Leaves an order that was refused or lost and goes back to `idle`; the note of a lost one is removed. Places
   * nothing.
   */
  goOn(): void {
    const state = this.#state;
    if (state.kind === 'lost') this.#pendingStore.remove(this.idOf(state.order));
    if (state.kind === 'lost' || state.kind === 'refused') this.#become({ kind: 'idle' });
  }

  async #send(fresh: Order, body: Body): Promise<boolean> {
    const by = this.#pendingStore.other();
    if (by !== null) {
      this.#become({ kind: 'blocked', by });
      return false;
    }
    const toSend = this.#reconciler.toSend(fresh);
    const { order, stored, isAgain } = toSend;
    const before = this.#state;
    this.#become({ kind: 'placing', order });
    if (stored !== null && !isAgain) {
      // Another order was missed before: if it has arrived late, or may have, its outcome comes first.
      const outcome = await this.#reconciler.look(stored);
      if (outcome.kind !== 'refused') return this.#settle(stored, outcome);
    }
    if (!this.#pendingStore.write(order) && !this.isUnkept) {
      // The person is told first; the next press then sends the order.
      this.#reconciler.takeBack(toSend);
      this.#isToldUnkept = true;
      this.#become(before);
      return false;
    }
    const kind = this.#kindOf(order);
    if (!isPaidOrder(kind)) return this.#receive(order, await kind.place(order, body));
    const begin = kind.beginWith(body);
    if (begin === null) return this.#awaitPayment(order);
    const begun = await begin(order);
    return begun.ok ? this.#awaitPayment(begun.value) : this.#receive(order, begun);
  }

  #awaitPayment(order: Order): boolean {
    const unpaid: Order = { ...order, standing: 'paying' };
    this.#pendingStore.write(unpaid);
    this.#become({ kind: 'paying', order: unpaid });
    return false;
  }

  /** Goes on with the answer to an order; if that is lost, the backend is asked. */
  async #receive(order: Order, answer: Result<Value, Problem>): Promise<boolean> {
    if (answer.ok || !isLost(answer.fault)) return this.#settle(order, answered(answer));
    // Noted before the backend is asked: a page that is loaded meanwhile has to know it.
    const isMismatch = answer.fault.kind === 'answer-mismatch';
    if (isMismatch) this.#reconciler.note(order, { kind: 'mismatch' });
    const asked: Order = isMismatch ? { ...order, standing: 'mismatch' } : order;
    return this.#settle(order, await this.#reconciler.look(asked, answer.fault));
  }

  #settle(order: Order, outcome: Outcome<Value>): boolean {
    if (outcome.kind === 'placed') {
      const isFinished = this.#reconciler.finish(outcome.value, order);
      this.#become({ kind: 'placed', order });
      return isFinished;
    }
    if (outcome.kind === 'refused' && !isEnded(outcome.problem) && this.#reconciler.hasLapsed(order)) {
      this.#become({ kind: 'lost', order, why: 'lapsed' });
      return false;
    }
    if (outcome.kind === 'to-pay') return this.#awaitPayment(order);
    this.#reconciler.note(order, outcome);
    if (outcome.kind === 'mismatch' || outcome.kind === 'contradicted')
      this.#become({ kind: 'lost', order, why: outcome.kind });
    else this.#become({ kind: outcome.kind, order, problem: outcome.problem });
    return false;
  }

  async #once(run: () => Promise<boolean>): Promise<boolean> {
    const mine = run();
    this.#pending = mine;
    try {
      return await mine;
    } finally {
      this.#pending = null;
      const state = this.#state;
      // Something was thrown on the way.
      if (state.kind === 'placing' || state.kind === 'finding-out')
        this.#become(this.#reconciler.unclear(state.order));
    }
  }

  #become(state: OrderState<Order>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
