import type { OrderName } from './pendingOrder.ts';

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

/** True if an open order makes a voucher's balance uncertain. */
export function isSpending(open: Pick<OpenOrder, 'kind' | 'exchanges'> | null): open is OpenOrder {
  if (open === null || open.kind === 'charge') return false;
  return open.kind !== 'voucher-order' || open.exchanges === true;
}
