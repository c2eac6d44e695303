import { hasLapsed } from '#domain/orders/lapse.ts';
import type { OrderNote } from '#domain/orders/note.ts';
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
import type { OrderBook } from './orderBook.ts';
import type { OrderKind } from './orderKind.ts';

type Asked<Order extends OrderNote, Value> = Pick<
  OrderKind<Order, never, Value>,
  'idOf' | 'begunBy' | 'find'
>;

/**
 * What an order's note says while its outcome is not known, what the backend says of it, and how the note changes with
 * that.
 */
export class NoteKeeper<Order extends OrderNote, Value> {
  readonly #kind: Asked<Order, Value>;
  readonly #book: OrderBook<Order>;
  readonly #clock: Clock;

  constructor(kind: Asked<Order, Value>, book: OrderBook<Order>, clock: Clock) {
    this.#kind = kind;
    this.#book = book;
    this.#clock = clock;
  }

  /** Asks the backend what became of an order whose answer was lost by `cause`. */
  async look(order: Order, cause: Problem): Promise<Outcome<Value>> {
    // What the backend has said before of this very order still counts.
    const { kind, moneyState = cause.moneyState } = this.leftOpen(order);
    const known = kind === 'answer-mismatch' ? { kind } : { ...cause, ...(moneyState && { moneyState }) };
    return lookedFor(await this.#kind.find(order), known);
  }

  /** Keeps what is known of an order without an outcome, so that it can be asked for later. */
  note(order: Order, outcome: WithoutValue): void {
    const id = this.#kind.idOf(order);
    const noted = this.#book.read();
    // Its note was removed meanwhile, or replaced by that of another order.
    if (noted === null || this.#kind.idOf(noted) !== id) return;
    const standing = standingAfter(order, outcome);
    if (standing === null) this.#book.remove(id);
    else if (standing !== noted.standing) this.#book.write({ ...order, standing });
  }

  /** The problem that a noted order begins with when its outcome is asked for. */
  leftOpen(order: Order): Problem {
    return leftOpen(order, this.#kind.begunBy(order), this.#clock.now());
  }

  /** The problem that a further look begins with, after one that ended in `problem`. */
  lookingAgain(noted: Order, problem: Problem): Problem {
    return lookingAgain(noted, this.#kind.begunBy(noted), this.#clock.now(), problem);
  }

  /** True if asking leads nowhere any more (ADR 24). */
  hasLapsed(order: Order): boolean {
    return hasLapsed(order, this.#kind.begunBy(order), this.#clock.now());
  }
}
