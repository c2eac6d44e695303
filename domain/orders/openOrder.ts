import type { OrderName } from './orderSteps.ts';

/** What every page must know of an open order. */
export interface OpenOrder {
  readonly kind: OrderName;
  /** `reserved` once the backend has said that it is carrying the order out, else `sent`. */
  readonly standing: 'sent' | 'reserved';
  /** True if it spends from a voucher. */
  readonly spends: boolean;
  /** True if the user pays it, or a part of it, with money. Absent if another tab has sent it: that is not known here. */
  readonly isPaid?: boolean;
  /** True for an order about this tab's voucher that another tab has sent. */
  readonly isElsewhere?: true;
}

/** A top-up spends from no voucher. An order of another kind may, unless it is known not to. */
export function maySpend(kind: OrderName): boolean {
  return kind !== 'charge';
}

/** True if an open order makes a voucher's balance uncertain. */
export function isSpending(open: OpenOrder | null): open is OpenOrder {
  return open?.spends === true;
}
