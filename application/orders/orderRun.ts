import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type PendingOrder, isUnsettled } from '#domain/orders/pendingOrder.ts';
import { type Outcome, answered, hasArrived, isEnded, isLost } from '#domain/orders/outcome.ts';
import type { Clock } from '../ports/clock.ts';
import type { SignedCheckout } from '../ports/wallet.ts';
import { RecordingStore } from './recordingStore.ts';
import { Observed } from './observed.ts';
import { OrderReconciler } from './orderReconciler.ts';
import { OrderSender } from './orderSender.ts';
import type { PendingOrderStore } from './pendingOrderStore.ts';
import type { Turns } from './turns.ts';
import { type KindOf, type WalletReturn, isPaidOrder } from './orderKind.ts';
import { type OrderState, isFixed } from './orderState.ts';

/**
 * Takes an order that moves value from submit to outcome (product 6.5, ADR 13). Sends once per submit and never again
 * automatically: if the answer is lost, it asks the backend for the outcome. One run per tab and order kind; a press
 * waits while another tab's order about the same voucher is open.
 */
export class OrderRun<Order extends PendingOrder, Body, Value> {
  readonly #kindOf: KindOf<Order, Body, Value>;
  readonly #pendingStore: PendingOrderStore<Order>;
  readonly #reconciler: OrderReconciler<Order, Value>;
  readonly #notify: (order: Order) => void;
  readonly #sender: OrderSender<Order, Body, Value>;
  readonly #observed = new Observed<OrderState<Order>>({ kind: 'idle' });
  #pending: Promise<boolean> | null = null;

  constructor(
    kindOf: KindOf<Order, Body, Value>,
    store: PendingOrderStore<Order>,
    turns: Turns,
    clock: Clock,
  ) {
    const pendingStore = new RecordingStore(store, turns, kindOf, clock);
    const notify = (order: Order) => turns.moved(pendingStore.pressOf(order));
    const reconciler = new OrderReconciler(kindOf, pendingStore, notify, clock);
    const become = (state: OrderState<Order>) => this.#become(state);
    this.#kindOf = kindOf;
    this.#pendingStore = pendingStore;
    this.#reconciler = reconciler;
    this.#notify = notify;
    this.#sender = new OrderSender({ kindOf, pendingStore, reconciler, turns, become });
  }

  get state(): OrderState<Order> {
    return this.#observed.value;
  }

  /** True from the moment when an order is placed until its page is left for the receipt. */
  get isLanding(): boolean {
    return this.#observed.isObserved && this.state.kind === 'placed';
  }

  /** The pending order, whatever its status. */
  get stored(): Order | null {
    return this.#pendingStore.read();
  }

  /** True if a reload would lose the pending order. Tell the user before they submit. */
  get isUnkept(): boolean {
    return this.#sender.isUnkept;
  }

  idOf(order: Order): string {
    return this.#kindOf(order).idOf(order);
  }

  /** A press that is held back ends with the last listener: its user has left the page. */
  listen(listener: (state: OrderState<Order>) => void): () => void {
    const stop = this.#observed.listen(listener);
    return () => {
      stop();
      if (!this.#observed.isObserved) this.withdraw();
    };
  }

  /** Gives up a press that is held back. Does nothing in other states. */
  withdraw(): void {
    this.#sender.withdraw();
  }

  /** The state that `resume` starts with, for the first paint: a pending order comes before anything new. */
  initialState(): OrderState<Order> {
    if (this.#pending !== null) {
      const { state } = this;
      return state.kind === 'placing' ? this.#reconciler.findingOut(state.order) : state;
    }
    const stored = this.#pendingStore.read();
    return stored !== null && isUnsettled(stored) ? this.#reconciler.findingOut(stored) : { kind: 'idle' };
  }

  /**
   * Looks up the pending order; places nothing. A missed one is looked up silently, because it may still arrive (ADR
   * 13). Returns true if this call finished an order, so that the page should show its receipt.
   */
  resume(): Promise<boolean> {
    // Another page of this tab awaits the answer and handles it.
    if (this.#pending !== null) return this.#pending.then(() => false);
    return this.#once(async () => {
      this.#become(this.initialState());
      const stored = this.#pendingStore.read();
      if (stored === null) return false;
      const outcome = await this.#reconciler.look(stored);
      // A missed order blocks nothing unless it has arrived after all (ADR 13).
      const isShown = isUnsettled(stored) || hasArrived(outcome);
      return isShown && this.#settle(stored, outcome);
    });
  }

  /**
   * Places the order once. Sends nothing and returns false while another run is in flight or unclear, if an order of
   * another kind is pending (`blocked`), and the first time that the order cannot be stored (`isUnkept`).
   */
  async press(fresh: Order, body: Body): Promise<boolean> {
    // Wait for the silent lookup of a missed order.
    if (this.#pending !== null && this.state.kind === 'idle') await this.#pending;
    if (this.#pending !== null || isFixed(this.state)) return false;
    return this.#once(() => this.#send(fresh, body));
  }

  async beginWallet(order: Order, body: Body, back: WalletReturn): Promise<Result<SignedCheckout, Problem>> {
    const kind = this.#kindOf(order);
    return isPaidOrder(kind) ? kind.beginWallet(order, body, back) : refused({ kind: 'payment-unusable' });
  }

  /** Asks again for an unclear outcome. Places nothing, so it can be repeated. */
  async findOut(): Promise<boolean> {
    const stored = this.#pendingStore.read();
    const cause = stored && this.#reconciler.unanswered(stored, this.state);
    if (this.#pending !== null || cause === null || stored === null) return false;
    return this.#once(async () => {
      this.#become(this.#reconciler.findingOut(stored, cause));
      return this.#settle(stored, await this.#reconciler.look(stored, cause));
    });
  }

  /**
   * Looks up a missed order for its own page, as long as it may arrive (ADR 13). Holds up no press, and changes nothing
   * unless the order has arrived, `isAwaited` is still true and nothing was pressed meanwhile. Returns true if this call
   * finished the order, so that the page should show its receipt.
   */
  async findMissed(isAwaited: () => boolean): Promise<boolean> {
    const late = await this.#reconciler.findMissed(this.#atRest);
    return late !== null && isAwaited() && this.#settle(late.order, late.outcome);
  }

  /**
   * Looks up a missed order for every other page. One that has arrived is open again, so that no page shows the balance
   * from before; its own page finishes it.
   */
  async reopenMissed(): Promise<void> {
    const late = this.#observed.isObserved ? null : await this.#reconciler.findMissed(this.#atRest);
    // Its own page was opened meanwhile and looks for itself.
    if (late === null || this.#observed.isObserved) return;
    this.#reconciler.reopen(late);
    this.#become({ kind: 'idle' });
  }

  /** Carries out a paid order only once. A page that is opened twice or reloaded must call `resume` instead. */
  async conclude(paid: Order): Promise<boolean> {
    const stored = this.#pendingStore.read();
    const kind = this.#kindOf(paid);
    const isStored = stored?.standing === 'paying' && this.idOf(stored) === this.idOf(paid);
    if (this.#pending !== null || !isStored || !isPaidOrder(kind)) return false;
    return this.#once(async () => {
      const order: Order = { ...paid, standing: 'sent' };
      this.#become({ kind: 'placing', order });
      // From here on a page may only look the order up, even after a reload.
      this.#pendingStore.write(order);
      return this.#receive(order, await kind.conclude(order));
    });
  }

  /**
   * Abandons an unpaid payment, unless the backend already knows that it was paid. Paying it later cannot charge twice:
   * the backend cancels it with the next payment, or refuses that one. `because` makes the state `refused`.
   */
  async giveUp(because: Problem | null = null): Promise<boolean> {
    const state = this.state;
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
   * Leaves a refused or lost order for `idle`. Places nothing; removes a lost pending order, which may have moved value:
   * the other tabs' balances are uncertain.
   */
  goOn(): void {
    const state = this.state;
    if (state.kind === 'lost') {
      this.#notify(state.order);
      this.#pendingStore.remove(this.idOf(state.order));
    }
    if (state.kind === 'lost' || state.kind === 'refused') this.#become({ kind: 'idle' });
  }

  readonly #atRest = () => (this.#pending === null ? this.state : null);

  async #send(fresh: Order, body: Body): Promise<boolean> {
    const sent = await this.#sender.send(fresh, body, this.state);
    switch (sent.kind) {
      case 'answered':
        return this.#receive(sent.order, sent.answer);
      case 'earlier':
        return this.#settle(sent.order, sent.outcome);
      case 'to-pay':
        return this.#awaitPayment(sent.order);
      case 'not-sent':
        this.#become(sent.state);
        return false;
    }
  }

  #awaitPayment(order: Order): boolean {
    const unpaid: Order = { ...order, standing: 'paying' };
    this.#pendingStore.write(unpaid);
    this.#become({ kind: 'paying', order: unpaid });
    return false;
  }

  /** If the answer is lost, asks the backend for the outcome. */
  async #receive(order: Order, answer: Result<Value, Problem>): Promise<boolean> {
    if (answer.ok || !isLost(answer.fault)) return this.#settle(order, answered(answer));
    // Store it before asking, because a page that loads meanwhile must know.
    const isMismatch = answer.fault.kind === 'answer-mismatch';
    if (isMismatch) this.#reconciler.update(order, { kind: 'mismatch' });
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
    this.#reconciler.update(order, outcome);
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
      const { state } = this;
      // The run threw.
      if (state.kind === 'placing' || state.kind === 'finding-out')
        this.#become(this.#reconciler.unclear(state.order));
    }
  }

  #become(state: OrderState<Order>): void {
    this.#observed.become(state);
  }
}
