import { makeAutoObservable, observableRef } from 'mobx';
import type { OrderRun } from '#application/orders/orderRun.ts';
import { type OrderState, isBusy, isFixed } from '#application/orders/orderState.ts';
import type { OrderNote } from '#domain/orders/note.ts';
import type { Problem } from '#domain/problem/problem.ts';

export interface OrderScreenParts<Order extends OrderNote, Body, Value> {
  readonly run: OrderRun<Order, Body, Value>;
  /** Hears every problem first; answers whether the session ended with it. */
  readonly endedBy: (problem: Problem) => boolean;
  /** Goes on to the receipt. */
  readonly onPlaced: () => Promise<void>;
}

/** The page on which an order that moves value is placed, as far as every kind of order has it: the tick, the press, the outcome. */
export class OrderScreen<Order extends OrderNote, Body, Value> {
  state: OrderState<Order>;
  notesRead = false;
  /** Presses without the tick; each moves the focus to the summary. */
  attempts = 0;
  /** How often the person asked for the state; each answer is told anew. */
  looks = 0;
  /** The state is being asked for without anybody's wish: nobody has to hear of it. */
  quietly = false;
  /** The note of an order would be lost with the page: whoever presses has to know that before. */
  unkept: boolean;
  /** The reference of the order that this page has sent. */
  sent: string | null = null;
  readonly #parts: OrderScreenParts<Order, Body, Value>;
  #isPressing = false;

  constructor(parts: OrderScreenParts<Order, Body, Value>) {
    this.#parts = parts;
    this.state = parts.run.outlook();
    this.unkept = parts.run.isUnkept;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Starts side effects: follows the run, and goes on with an order that was left open; returns a function that stops. */
  start(): () => void {
    const end = this.listen();
    void this.resume();
    return end;
  }

  /** Follows the run; returns a function that stops it. */
  listen(): () => void {
    return this.#parts.run.listen(this.hear);
  }

  get busy(): boolean {
    return isBusy(this.state);
  }

  /** Whether nothing about the order can be changed. */
  get isFixed(): boolean {
    return isFixed(this.state);
  }

  get untickedFault(): boolean {
    return this.attempts > 0 && !this.notesRead;
  }

  /** The reference of the order that the page is about; null where there is none. */
  get reference(): string | null {
    return 'order' in this.state ? this.#parts.run.idOf(this.state.order) : null;
  }

  /** The open order where another page has left it: of what was typed for it only the note is known. */
  get left(): Order | null {
    return this.isFixed && 'order' in this.state && this.reference !== this.sent ? this.state.order : null;
  }

  tick(notesRead: boolean): void {
    this.notesRead = notesRead;
  }

  /** The notes are to be read again. */
  untick(): void {
    this.notesRead = false;
    this.attempts = 0;
  }

  async resume(): Promise<void> {
    await this.follow(this.#parts.run.resume());
  }

  /** Places the order, once; without the tick it only says so. */
  async press(order: Order, body: Body): Promise<void> {
    if (this.isFixed) return;
    if (!this.notesRead) {
      this.attempts += 1;
      return;
    }
    this.#isPressing = true;
    try {
      await this.follow(this.#parts.run.press(order, body));
    } finally {
      this.#isPressing = false;
    }
  }

  /** Asks again what became of the order: by the person's wish, or quietly by itself. */
  async findOut({ quietly = false } = {}): Promise<void> {
    if (this.busy) return;
    const asking = this.#parts.run.findOut();
    if (this.busy) {
      this.quietly = quietly;
      if (!quietly) this.looks += 1;
    }
    await this.follow(asking);
  }

  /** Goes on from an order that came to nothing, or that asking leads nowhere with. */
  goOn(): void {
    this.#parts.run.goOn();
  }

  private hear(state: OrderState<Order>): void {
    if (state.kind === 'unclear' || state.kind === 'refused') this.#parts.endedBy(state.problem);
    this.state = state;
    if (state.kind === 'placing' && this.#isPressing) this.sent = this.reference;
    this.unkept = this.#parts.run.isUnkept;
  }

  private async follow(step: Promise<boolean>): Promise<void> {
    if (await step) await this.#parts.onPlaced();
  }
}
