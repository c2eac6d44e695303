/** An order of this tab that waits for its outcome, as far as every page has to know of it. */
export interface OpenOrder {
  readonly kind: 'redemption' | 'donation';
  readonly standing: 'sent' | 'reserved';
}

/** Whether an order or a donation of this tab waits for its outcome. */
export interface OpenOrders {
  /** Null where none does. */
  find(): OpenOrder | null;
}
