import type { OpenPress } from '#domain/orders/openPress.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import type { PendingOrderStore } from './pendingOrderStore.ts';
import type { Turns } from './turns.ts';

/** Keeps the note of a press on the device as long as its order is pending in this tab (ADR 13). */
export class NotingStore<Order extends PendingOrder> implements PendingOrderStore<Order> {
  readonly #pendingStore: PendingOrderStore<Order>;
  readonly #turns: Pick<Turns, 'note' | 'settle'>;
  readonly #pressOf: (order: Order) => OpenPress;

  constructor(
    pendingStore: PendingOrderStore<Order>,
    turns: Pick<Turns, 'note' | 'settle'>,
    pressOf: (order: Order) => OpenPress,
  ) {
    this.#pendingStore = pendingStore;
    this.#turns = turns;
    this.#pressOf = pressOf;
  }

  other() {
    return this.#pendingStore.other();
  }

  read() {
    return this.#pendingStore.read();
  }

  write(order: Order): boolean {
    const press = this.#pressOf(order);
    const former = this.#pendingStore.read();
    const formerId = former && this.#pressOf(former).id;
    if (formerId !== null && formerId !== press.id) this.#turns.settle(formerId);
    this.#turns.note(order.standing === 'missed' ? { ...press, isMissed: true } : press);
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
