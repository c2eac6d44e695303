import type { Problem } from '#domain/problem/problem.ts';
import { hasLapsed } from '#domain/orders/lapse.ts';
import { type OrderNote, isUnsettled } from '#domain/orders/note.ts';
import {
  type Outcome,
  type WithoutValue,
  answered,
  isLost,
  leftOpen,
  lookedFor,
  lookingAgain,
  standingAfter,
} from '#domain/orders/outcome.ts';
import type { Clock } from '../ports/clock.ts';
import type { OrderBook } from './orderBook.ts';
import type { OrderKind } from './orderKind.ts';
import type { OrderState } from './orderState.ts';

/**
 * The run of an order that moves value, from the press to its outcome (design 7.11). It is sent once per intent and
 * never again by itself: where the answer is lost, the backend is asked what became of it. One run for a tab and kind;
 * what it must know after a reload stands in the book.
 */
export class OrderRun<Order extends OrderNote, Body, Value> {
  readonly #kind: OrderKind<Order, Body, Value>;
  readonly #book: OrderBook<Order>;
  readonly #clock: Clock;
  readonly #listeners = new Set<(state: OrderState<Order>) => void>();
  #state: OrderState<Order> = { kind: 'idle' };
  #underWay: Promise<boolean> | null = null;
  #isToldUnkept = false;

  constructor(kind: OrderKind<Order, Body, Value>, book: OrderBook<Order>, clock: Clock) {
    this.#kind = kind;
    this.#book = book;
    this.#clock = clock;
  }

  get state(): OrderState<Order> {
    return this.#state;
  }

  /** The order that is noted, whatever is known of it; null where none is. */
  get noted(): Order | null {
    return this.#book.read();
  }

  /** The note of an order would be lost with the page: whoever presses has to know that before. */
  get isUnkept(): boolean {
    return this.#isToldUnkept || !this.#book.lasts();
  }

  idOf(order: Order): string {
    return this.#kind.idOf(order);
  }

  /** Hears every further state; returns a function that ends it. */
  listen(listener: (state: OrderState<Order>) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The state that `resume` begins with, for a page that comes anew: an order that was left open comes first. */
  outlook(): OrderState<Order> {
    if (this.#underWay !== null) {
      const state = this.#state;
      return state.kind === 'placing'
        ? { kind: 'finding-out', order: state.order, problem: this.#leftOpen(state.order) }
        : state;
    }
    const noted = this.#book.read();
    if (noted === null || !isUnsettled(noted)) return { kind: 'idle' };
    return { kind: 'finding-out', order: noted, problem: this.#leftOpen(noted) };
  }

  /**
   * Goes on with what the book says: asks what became of a noted order. One that was missed is asked for quietly, since
   * it may be late. Like all that follow, answers whether an order was finished by it: then it is time to go on.
   */
  resume(): Promise<boolean> {
    // Another page of this tab may still be waiting for its answer, and goes on itself.
    if (this.#underWay !== null) return this.#underWay.then(() => false);
    return this.#once(async () => {
      this.#become(this.outlook());
      const noted = this.#book.read();
      if (noted === null) return false;
      const outcome = await this.#look(noted, this.#leftOpen(noted));
      // One that was missed blocks nothing, unless it has arrived after all (ADR 24).
      const isTold = isUnsettled(noted) || outcome.kind === 'placed' || outcome.kind === 'mismatch';
      return isTold && this.#settle(noted, outcome);
    });
  }

  /** Sends the order, once: presses while one is open do nothing, and so does one after an unclear outcome. */
  async press(fresh: Order, body: Body): Promise<boolean> {
    // A quiet look for a missed order comes first.
    if (this.#underWay !== null && this.#state.kind === 'idle') await this.#underWay;
    const { kind } = this.#state;
    if (this.#underWay !== null || (kind !== 'idle' && kind !== 'refused' && kind !== 'blocked'))
      return false;
    return this.#once(() => this.#send(fresh, body));
  }

  /** Asks again what became of an order whose outcome is unclear. Safe to repeat. */
  async findOut(): Promise<boolean> {
    const noted = this.#book.read();
    const cause = noted && this.#unanswered(noted);
    if (this.#underWay !== null || cause === null || noted === null) return false;
    return this.#once(async () => {
      this.#become({ kind: 'finding-out', order: noted, problem: cause });
      return this.#settle(noted, await this.#look(noted, cause));
    });
  }

  /**
   * Goes on from an order that came to nothing, or that asking leads nowhere with, for whoever has its reference;
   * nothing is placed by that.
   */
  goOn(): void {
    const state = this.#state;
    if (state.kind === 'lost') this.#book.strikeOut(this.#kind.idOf(state.order));
    if (state.kind === 'lost' || state.kind === 'refused') this.#become({ kind: 'idle' });
  }

  async #send(fresh: Order, body: Body): Promise<boolean> {
    const by = this.#book.other();
    if (by !== null) {
      this.#become({ kind: 'blocked', by });
      return false;
    }
    const noted = this.#book.read();
    const again = noted && this.#kind.again(noted, fresh);
    // What the backend has said of it still counts at a repeated press.
    const known = again !== null && noted !== null && isUnsettled(noted) ? noted.standing : 'sent';
    const order: Order = { ...(again ?? fresh), standing: known };
    const before = this.#state;
    this.#become({ kind: 'placing', order });
    if (noted !== null && again === null) {
      // It was missed before: has it arrived late, or may it have, then that comes first.
      const outcome = await this.#look(noted, this.#leftOpen(noted));
      if (outcome.kind !== 'refused') return this.#settle(noted, outcome);
    }
    if (!this.#book.write(order) && !this.isUnkept) {
      // Told first; the next press knows it.
      if (noted === null || again === null) this.#book.strikeOut(this.#kind.idOf(order));
      else this.#book.write(noted);
      this.#isToldUnkept = true;
      this.#become(before);
      return false;
    }
    const answer = await this.#kind.place(order, body);
    if (answer.ok || !isLost(answer.fault)) return this.#settle(order, answered(answer));
    // Noted before anything else is asked: a page that comes meanwhile has to know it.
    if (answer.fault.kind === 'answer-mismatch') this.#note(order, { kind: 'mismatch' });
    return this.#settle(order, await this.#look(order, answer.fault));
  }

  async #look(order: Order, cause: Problem): Promise<Outcome<Value>> {
    // What the backend has said before of this very order still counts.
    const { kind, moneyState = cause.moneyState } = this.#leftOpen(order);
    const known = kind === 'answer-mismatch' ? { kind } : { ...cause, ...(moneyState && { moneyState }) };
    return lookedFor(await this.#kind.find(order), known);
  }

  #settle(order: Order, outcome: Outcome<Value>): boolean {
    if (outcome.kind === 'placed') {
      const isFinished = this.#kind.finish(outcome.value, order);
      this.#become({ kind: 'placed', order });
      return isFinished;
    }
    if (outcome.kind === 'refused' && this.#hasLapsed(order)) {
      this.#become({ kind: 'lost', order, why: 'lapsed' });
      return false;
    }
    this.#note(order, outcome);
    if (outcome.kind === 'mismatch') this.#become({ kind: 'lost', order, why: 'mismatch' });
    else this.#become({ kind: outcome.kind, order, problem: outcome.problem });
    return false;
  }

  /** Keeps what is known of an order without an outcome, so that it is looked for later. */
  #note(order: Order, outcome: WithoutValue): void {
    const id = this.#kind.idOf(order);
    const noted = this.#book.read();
    // Struck out meanwhile, or another has taken its place.
    if (noted === null || this.#kind.idOf(noted) !== id) return;
    const standing = standingAfter(order, outcome);
    if (standing === null) this.#book.strikeOut(id);
    else if (standing !== noted.standing) this.#book.write({ ...order, standing });
  }

  /** What a further look begins with; null where there is nothing to look for, or asking leads nowhere. */
  #unanswered(noted: Order): Problem | null {
    const state = this.#state;
    if (state.kind === 'lost') return state.why === 'mismatch' ? { kind: 'answer-mismatch' } : null;
    if (state.kind !== 'unclear') return null;
    return lookingAgain(noted, this.#kind.begunBy(noted), this.#clock.now(), state.problem);
  }

  #leftOpen(order: Order): Problem {
    return leftOpen(order, this.#kind.begunBy(order), this.#clock.now());
  }

  #hasLapsed(order: Order): boolean {
    return hasLapsed(order, this.#kind.begunBy(order), this.#clock.now());
  }

  async #once(run: () => Promise<boolean>): Promise<boolean> {
    const mine = run();
    this.#underWay = mine;
    try {
      return await mine;
    } finally {
      this.#underWay = null;
      // Whatever went wrong on the way, no state is left without a way out.
      const state = this.#state;
      if (state.kind === 'placing' || state.kind === 'finding-out') {
        const { order } = state;
        this.#become({
          kind: 'unclear',
          order,
          problem: { moneyState: 'unknown', ...this.#leftOpen(order), kind: 'unknown' },
        });
      }
    }
  }

  #become(state: OrderState<Order>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
