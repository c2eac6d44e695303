import type { OrderName, PendingOrder } from '#domain/orders/pendingOrder.ts';

/** What every page must know of an open order. */
export interface OpenOrder {
  readonly kind: OrderName;
  /** `reserved` once the backend has said that it is carrying the order out, else `sent`. */
  readonly standing: 'sent' | 'reserved';
  /** Voucher orders only: true if part of the price is exchanged from a voucher. */
  readonly exchanges?: boolean;
  /** Redemptions only: true if the user pays a part. */
  readonly isPaid?: boolean;
  /** True for an order about this tab's voucher that another tab has sent. */
  readonly isElsewhere?: true;
}

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
