import type { OrderName, PendingOrder } from '#domain/orders/pendingOrder.ts';

/** An order of this tab whose outcome is not known yet, as far as every page has to know of it. */
export interface OpenOrder {
  readonly kind: OrderName;
  /** `reserved` if the backend has said that it is still carrying the order out; `sent` in every other case. */
  readonly standing: 'sent' | 'reserved';
  /** Only of an order of vouchers: true if part of its price is exchanged from a voucher. */
  readonly exchanges?: boolean;
  /** Only of a redemption: true if a part of it is paid with the payer's own money. */
  readonly isPaid?: boolean;
}

/** Tells whether an order of this tab, of any kind, waits for its outcome. Survives a reload. */
export interface OpenOrders {
  /** Null if no order is open. */
  find(): OpenOrder | null;
}

/**
 * Keeps the note of the one open order of a kind. It survives a reload, because an order must not be placed twice
 * (ADR 13).
 */
export interface PendingOrderStore<Order extends PendingOrder> {
  /**
   * The open order of another kind, whose outcome has to be known before one of this kind may be placed; null if
   * there is none.
   */
  other(): OpenOrder | null;
  /** Null if no order is noted, or if the note cannot be read. */
  read(): Order | null;
  /** Replaces the previous note. Returns true if the new one survives a reload, false if it is kept in memory only. */
  write(order: Order): boolean;
  /** Removes the note of the order with this id, and of no other. Returns true if it was noted. */
  remove(id: string): boolean;
  /** True if notes survive a reload in this browser. */
  lasts(): boolean;
}
