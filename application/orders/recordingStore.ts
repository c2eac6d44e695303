import type { OpenPress } from '#domain/orders/openPress.ts';
import type { PendingOrder, PendingStatus } from '#domain/orders/pendingOrder.ts';
import type { Clock } from '../ports/clock.ts';
import type { KindOf } from './orderKind.ts';
import type { PendingOrderStore } from './pendingOrderStore.ts';
import type { Turns } from './turns.ts';

/** With `paying`, the backend has begun the payment. */
const STANDINGS: Readonly<Record<PendingStatus, OpenPress['standing']>> = {
  sent: 'sent',
  paying: 'known',
  reserved: 'known',
  mismatch: 'known',
  missed: 'missed',
};

/** Keeps the note of a press on the device as long as its order is pending in this tab (ADR 13). */
export class RecordingStore<Order extends PendingOrder> implements PendingOrderStore<Order> {
  readonly #pendingStore: PendingOrderStore<Order>;
  readonly #turns: Pick<Turns, 'record' | 'settle'>;
  readonly #kindOf: KindOf<Order, never, unknown>;
  readonly #clock: Clock;

  constructor(
    pendingStore: PendingOrderStore<Order>,
    turns: Pick<Turns, 'record' | 'settle'>,
    kindOf: KindOf<Order, never, unknown>,
    clock: Clock,
  ) {
    this.#pendingStore = pendingStore;
    this.#turns = turns;
    this.#kindOf = kindOf;
    this.#clock = clock;
  }

  pressOf(order: Order): OpenPress {
    const kind = this.#kindOf(order);
    return {
      of: kind.aloneIn(order),
      kind: kind.kind,
      id: kind.idOf(order),
      at: this.#clock.now(),
      standing: STANDINGS[order.standing],
    };
  }

  other() {
    return this.#pendingStore.other();
  }

  read() {
    return this.#pendingStore.read();
  }

  write(order: Order): boolean {
    const press = this.pressOf(order);
    const former = this.#pendingStore.read();
    const formerId = former && this.#kindOf(former).idOf(former);
    if (formerId !== null && formerId !== press.id) this.#turns.settle(formerId);
    this.#turns.record(press);
    return this.#pendingStore.write(order);
  }

  remove(id: string): boolean {
    const isRemoved = this.#pendingStore.remove(id);
    this.#turns.settle(id);
    return isRemoved;
  }

  lasts() {
    return this.#pendingStore.lasts();
  }
}
