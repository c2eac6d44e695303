import type { OpenOrder } from '#domain/orders/openOrder.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';

export interface OpenOrders {
  find(): OpenOrder | null;
}

export interface MissedOrders {
  /** The kinds of this tab's missed orders, also of those that can no longer arrive. */
  find(): readonly OrderName[];
}

/** Stores the one pending order of a kind. Survives a reload, so that no order is placed twice (ADR 13). */
export interface PendingOrderStore<Order extends PendingOrder> {
  /** The pending order of another kind, whose outcome must be known first. */
  other(): OpenOrder | null;
  /** Null if there is none, or if it cannot be parsed. */
  read(): Order | null;
  /** Returns false if the order is kept in memory only and a reload would lose it. */
  write(order: Order): boolean;
  /** Removes only the order with this id. Returns true if there was one. */
  remove(id: string): boolean;
  /** True if this browser keeps pending orders across a reload. */
  lasts(): boolean;
}
