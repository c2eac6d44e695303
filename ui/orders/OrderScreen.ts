import { makeAutoObservable, observableRef } from 'mobx';
import type { WalletReturn } from '#application/orders/orderKind.ts';
import type { OrderRun } from '#application/orders/orderRun.ts';
import { type OrderState, isBusy, isFixed } from '#application/orders/orderState.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** What the view model is made from. */
export interface OrderScreenDeps<Order extends PendingOrder, Body, Value> {
  readonly run: OrderRun<Order, Body, Value>;
  /** Is told every problem of an order that was refused or is unclear; true if the problem ended the session. */
  readonly endedBy: (problem: Problem) => boolean;
  /** Called once after the order was placed: leads to the receipt. */
  readonly onPlaced: () => Promise<void>;
}

/**
 * View model of the page on which an order is placed: the tick, the press and the outcome, which every kind of order
 * has (ADR 13).
 */
export class OrderScreen<Order extends PendingOrder, Body, Value> {
  state: OrderState<Order>;
  notesRead = false;
  /** Presses without the tick; each moves the focus to the error summary. */
  attempts = 0;
  /** How often the person has asked for the outcome; each answer is announced again. */
  looks = 0;
  /** True while the outcome is asked for by the page itself, so nothing is announced. */
  quietly = false;
  /** True if this browser would lose an order's note with the page; the person has to know that before pressing. */
  unkept: boolean;
  /** The reference of the order that this page itself has sent; null before. */
  sent: string | null = null;
  readonly #deps: OrderScreenDeps<Order, Body, Value>;
  #isPressing = false;

  constructor(parts: OrderScreenDeps<Order, Body, Value>) {
    this.#deps = parts;
    this.state = parts.run.initialState();
    this.unkept = parts.run.isUnkept;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Starts following the run, and resumes an order that was left open; returns a function that stops following. */
  start(): () => void {
    const end = this.listen();
    void this.resume();
    return end;
  }

  /** Starts following the run without resuming anything; returns a function that stops it. */
  listen(): () => void {
    return this.#deps.run.listen(this.hear);
  }

  /** True while an answer, or after it the next page, is awaited. */
  get busy(): boolean {
    return isBusy(this.state);
  }

  /**
   * True while nothing about the order can be changed: its outcome is unknown, or it is placed and the next page comes.
   */
  get isFixed(): boolean {
    return isFixed(this.state);
  }

  /** True if the person has pressed without the tick and it is still missing. */
  get untickedFault(): boolean {
    return this.attempts > 0 && !this.notesRead;
  }

  /** The reference of the order that this page is about; null if there is none. */
  get reference(): string | null {
    return 'order' in this.state ? this.#deps.run.idOf(this.state.order) : null;
  }

  /** The open order if another page has sent it: only its note is known here. Else null. */
  get left(): Order | null {
    return this.isFixed && 'order' in this.state && this.reference !== this.sent ? this.state.order : null;
  }

  /** Sets whether the notes are ticked as read. */
  tick(notesRead: boolean): void {
    this.notesRead = notesRead;
  }

  /** Takes the tick back: the notes have to be read again. */
  untick(): void {
    this.notesRead = false;
    this.attempts = 0;
  }

  /** True if the notes are ticked as read. If not, the attempt is counted, and the page says what is missing. */
  checkTick(): boolean {
    if (!this.notesRead) this.attempts += 1;
    return this.notesRead;
  }

  /** Begins the payment of an order by wallet, so that its button can be drawn. Nothing moves by it. */
  beginWallet(order: Order, body: Body, back: WalletReturn) {
    return this.#deps.run.beginWallet(order, body, back);
  }

  /** Carries out an order that the person has paid for, once; after a success `onPlaced` is called. */
  async conclude(paid: Order): Promise<void> {
    await this.follow(this.#deps.run.conclude(paid));
  }

  /**
   * Gives up a payment that the person has not made, or, with a problem, cannot make; if it was made after all,
   * `onPlaced` is called.
   */
  async giveUp(because: Problem | null = null): Promise<void> {
    await this.follow(this.#deps.run.giveUp(because));
  }

  /** Asks what became of an order that was left open. Sends nothing, so it is safe to repeat. */
  async resume(): Promise<void> {
    await this.follow(this.#deps.run.resume());
  }

  /**
   * Places the order. Without the tick it only shows that the tick is missing; while an order is fixed it does nothing.
   * After a success `onPlaced` is called; a refused order can be pressed again, under the same key if it means the
   * same; an unclear one can only be found out. The order is never sent twice by itself (product 6.5).
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
   * Asks what became of an order whose outcome is unclear or whose answer did not match it. `quietly` means that nobody
   * asked for it and nothing is announced. Safe to repeat: it sends no order, and does nothing while an answer is
   * awaited.
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

  /** Leaves an order that failed or is lost, so that another can be placed. A lost order's note is deleted. */
  goOn(): void {
    this.#deps.run.goOn();
  }

  private hear(state: OrderState<Order>): void {
    if (state.kind === 'unclear' || state.kind === 'refused') this.#deps.endedBy(state.problem);
    this.state = state;
    if (state.kind === 'placing' && this.#isPressing) this.sent = this.reference;
    this.unkept = this.#deps.run.isUnkept;
  }

  private async follow(step: Promise<boolean>): Promise<void> {
    if (await step) await this.#deps.onPlaced();
  }
}
