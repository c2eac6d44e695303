import type * as z from 'zod/mini';
import type { OpenOrder, OrderBook } from '#application/orders/orderBook.ts';
import type { OrderName, OrderNote } from '#domain/orders/note.ts';
import type { OpenOrderLook } from './openOrderLook.ts';
import type { BrowserStorage } from './browserStorage.ts';
import type { KeptRow } from '#domain/kept/table.ts';

/** How the notes of one kind of order are stored: under which key, and how they are read. */
export interface NoteForm<Order> {
  readonly kind: OrderName;
  readonly key: KeptRow<Order>;
  readonly schema: z.ZodMiniType<Order>;
  idOf(order: Order): string;
}

/** Stores the notes of one kind of order, for this tab. */
export class BrowserPendingOrderStore<Order extends OrderNote> implements OrderBook<Order> {
  readonly #session: BrowserStorage;
  readonly #look: OpenOrderLook;
  readonly #form: NoteForm<Order>;

  constructor(session: BrowserStorage, look: OpenOrderLook, form: NoteForm<Order>) {
    this.#session = session;
    this.#look = look;
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
    const noted = this.read();
    const isNoted = noted !== null && this.#form.idOf(noted) === id;
    if (isNoted) this.#session.remove(this.#form.key);
    return isNoted;
  }

  lasts(): boolean {
    return this.#session.lasts();
  }
}
