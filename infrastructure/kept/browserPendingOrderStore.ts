import type * as z from 'zod/mini';
import type { OpenOrder } from '#domain/orders/openOrder.ts';
import type { PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import { OpenOrderLook } from './openOrderLook.ts';
import type { BrowserStorage } from './browserStorage.ts';
import type { KeptRow } from '#domain/kept/table.ts';

/** How pending orders of one kind are stored and parsed. */
export interface PendingOrderForm<Order> {
  readonly kind: OrderName;
  readonly key: KeptRow<Order>;
  readonly schema: z.ZodMiniType<Order>;
  idOf(order: Order): string;
}

/** Stores the pending order of one kind, for this tab. */
export class BrowserPendingOrderStore<Order extends PendingOrder> implements PendingOrderStore<Order> {
  readonly #session: BrowserStorage;
  readonly #look: OpenOrderLook;
  readonly #form: PendingOrderForm<Order>;

  constructor(session: BrowserStorage, form: PendingOrderForm<Order>) {
    this.#session = session;
    this.#look = new OpenOrderLook(session);
    this.#form = form;
  }

  other(): OpenOrder | null {
    return this.#look.findOther(this.#form.kind);
  }

  read(): Order | null {
    return this.#session.parse(this.#form.key, this.#form.schema);
  }

  write(order: Order): boolean {
    return this.#session.write(this.#form.key, order);
  }

  remove(id: string): boolean {
    const stored = this.read();
    const isStored = stored !== null && this.#form.idOf(stored) === id;
    if (isStored) this.#session.remove(this.#form.key);
    return isStored;
  }

  lasts(): boolean {
    return this.#session.lasts();
  }
}
