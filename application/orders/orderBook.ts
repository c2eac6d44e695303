import type { OrderNote } from '#domain/orders/note.ts';

/** The kinds of orders that a tab can have open. */
export type OrderName = 'redemption' | 'donation';

/** An order of this tab that waits for its outcome, as far as every page has to know of it. */
export interface OpenOrder {
  readonly kind: OrderName;
  readonly standing: 'sent' | 'reserved';
}

/** Whether an order of this tab, of whatever kind, waits for its outcome. Outlives a reload. */
export interface OpenOrders {
  /** Null where none does. */
  find(): OpenOrder | null;
}

/** The notes of one kind of order. At most one is noted; it outlives a reload, because an order must not be placed twice. */
export interface OrderBook<Order extends OrderNote> {
  /** The open order of another kind, which comes before any of this one; null where there is none. */
  other(): OpenOrder | null;
  read(): Order | null;
  /** Takes the place of the former note; answers whether it will outlive the page. */
  write(order: Order): boolean;
  /** Strikes out the order with this id and no other; answers whether it was noted. */
  strikeOut(id: string): boolean;
  /** Whether this browser keeps notes longer than the page. */
  lasts(): boolean;
}
