import { makeAutoObservable, observableRef } from 'mobx';
import type { WalletReturn } from '#application/orders/orderKind.ts';
import type { OrderRun } from '#application/orders/orderRun.ts';
import { type OrderState, isBusy, isFixed } from '#application/orders/orderState.ts';
import { LOOK_FOR_MISSED_MS } from '#domain/orders/lapse.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** What the page of an order needs of its run. */
export type ShownRun<Order extends PendingOrder, Body, Value> = Omit<
  OrderRun<Order, Body, Value>,
  'state' | 'isLanding' | 'reopenMissed'
>;

export interface OrderScreenDeps<Order extends PendingOrder, Body, Value> {
  readonly run: ShownRun<Order, Body, Value>;
  /** Receives every problem of a refused or unclear order; true if the problem ended the session. */
  readonly endedBy: (problem: Problem) => boolean;
  /** Called once after the order was placed; navigates to the receipt. */
  readonly onPlaced: () => Promise<void>;
}

/** View model of the page that places an order of any kind: tick, submit and outcome (ADR 13). */
export class OrderScreen<Order extends PendingOrder, Body, Value> {
  state: OrderState<Order>;
  notesRead = false;
  /** Submits without the tick; each moves the focus to the error summary. */
  attempts = 0;
  /** How often the user asked for the outcome; each answer is announced. */
  looks = 0;
  /** True while the page asks automatically; the answer is not announced. */
  quietly = false;
  /** True if this browser forgets a pending order with the page; the user must know before submitting. */
  unkept: boolean;
  /** Reference of the order that this page sent; null before the submit. */
  sent: string | null = null;
  readonly #deps: OrderScreenDeps<Order, Body, Value>;
  #isPressing = false;

  constructor(deps: OrderScreenDeps<Order, Body, Value>) {
    this.#deps = deps;
    this.state = deps.run.initialState();
    this.unkept = deps.run.isUnkept;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Subscribes to the run and resumes a pending order. Returns the unsubscribe function. */
  start(): () => void {
    const end = this.listen();
    void this.resume();
    return end;
  }

  /** Subscribes without resuming anything, and watches for an order that arrives late. Returns the unsubscribe function. */
  listen(): () => void {
    const end = this.#deps.run.listen(this.onState);
    let isLeft = false;
    const look = () => {
      if (document.visibilityState === 'visible') void this.follow(this.#deps.run.findMissed(() => !isLeft));
    };
    const timer = window.setInterval(look, LOOK_FOR_MISSED_MS);
    return () => {
      isLeft = true;
      window.clearInterval(timer);
      end();
    };
  }

  /** True while an answer, or after it the navigation, is pending. */
  get busy(): boolean {
    return isBusy(this.state);
  }

  /** True while the order must not change: its outcome is unknown, or it is placed and the next page loads. */
  get isFixed(): boolean {
    return isFixed(this.state);
  }

  get untickedFault(): boolean {
    return this.attempts > 0 && !this.notesRead;
  }

  get reference(): string | null {
    return 'order' in this.state ? this.#deps.run.idOf(this.state.order) : null;
  }

  /** The pending order that another page sent; null without one. */
  get left(): Order | null {
    return this.isFixed && 'order' in this.state && this.reference !== this.sent ? this.state.order : null;
  }

  tick(notesRead: boolean): void {
    this.notesRead = notesRead;
  }

  /** Clears the tick: the user must read the notes again. */
  untick(): void {
    this.notesRead = false;
    this.attempts = 0;
  }

  /** True if the notes are ticked. Otherwise counts the attempt, which shows the fault. */
  checkTick(): boolean {
    if (!this.notesRead) this.attempts += 1;
    return this.notesRead;
  }

  /** Begins a wallet payment so that its button can be drawn. Moves no money. */
  beginWallet(order: Order, body: Body, back: WalletReturn) {
    return this.#deps.run.beginWallet(order, body, back);
  }

  /** Carries out an order that the user has paid for, once. Calls `onPlaced` on success. */
  async conclude(paid: Order): Promise<void> {
    await this.follow(this.#deps.run.conclude(paid));
  }

  /**
   * Gives up a payment that the user has not made or, with a problem, cannot make. Calls `onPlaced` if it was made
   * after all.
   */
  async giveUp(because: Problem | null = null): Promise<void> {
    await this.follow(this.#deps.run.giveUp(because));
  }

  /** Asks for the outcome of a pending order. Sends no order, so it is safe to repeat. */
  async resume(): Promise<void> {
    await this.follow(this.#deps.run.resume());
  }

  /**
   * Places the order. Without the tick it only shows the fault; while `isFixed` it does nothing. The user can submit a
   * refused order again, under the same idempotency key if it means the same; an unclear one can only be looked up.
   * Never resends automatically (product 6.5).
   */
  async press(order: Order, body: Body): Promise<void> {
    if (this.isFixed || !this.checkTick()) return;
    this.#isPressing = true;
    try {
      await this.follow(this.#deps.run.press(order, body));
    } finally {
      this.#isPressing = false;
    }
  }

  /**
   * Asks for the outcome of an unclear or mismatched order; `quietly` means automatically. Safe to repeat: sends no
   * order, and does nothing while an answer is pending.
   */
  async findOut({ quietly = false } = {}): Promise<void> {
    if (this.busy) return;
    const asking = this.#deps.run.findOut();
    if (this.busy) {
      this.quietly = quietly;
      if (!quietly) this.looks += 1;
    }
    await this.follow(asking);
  }

  /** Stops waiting for another tab's order. Nothing was sent. */
  withdraw(): void {
    this.#deps.run.withdraw();
  }

  /** Leaves a failed or lost order so that another can be placed. Deletes a lost pending order. */
  goOn(): void {
    this.#deps.run.goOn();
  }

  private onState(state: OrderState<Order>): void {
    if (state.kind === 'unclear' || state.kind === 'refused') this.#deps.endedBy(state.problem);
    this.state = state;
    if (state.kind === 'placing' && this.#isPressing) this.sent = this.reference;
    this.unkept = this.#deps.run.isUnkept;
  }

  private async follow(step: Promise<boolean>): Promise<void> {
    if (await step) await this.#deps.onPlaced();
  }
}
