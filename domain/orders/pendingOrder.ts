import type { Instant } from '../core/instant.ts';
import type { Email } from '../customer/email.ts';
import type { StartingPoint } from './startingPoint.ts';

/**
 * The kinds of orders of which a tab can have one open. `charge`: a voucher is topped up. `voucher-order`: new vouchers
 * are ordered.
 */
export type OrderName = 'redemption' | 'donation' | 'charge' | 'voucher-order';

/**
 * What is known of a noted order. `sent`: nothing yet. `paying`: nothing moves until the person has paid at the payment
 * provider. `reserved`: the backend has said that it is carrying it out, so "no such order" proves nothing.
 * `mismatch`: the backend has told of another order instead, so that proves nothing either. `missed`: the backend knew
 * of no such order, but it may still arrive late.
 */
export const PENDING_STATUSES = ['sent', 'paying', 'reserved', 'mismatch', 'missed'] as const;
export type PendingStatus = (typeof PENDING_STATUSES)[number];

/**
 * The voucher that an order was paid with: its mark (`voucherMark`), until when it can be used, and whether it can be
 * charged.
 */
export interface PendingOrderVoucher {
  readonly mark: string;
  readonly validUntil: Instant | null;
  readonly isPrepaid: boolean;
}

/** What is stored of an order of any kind until its outcome is known. */
export interface PendingOrder {
  readonly standing: PendingStatus;
}

/**
 * What is stored of an order that spends from a voucher: whose it is, and what was sent as far as it must be known
 * again (ADR 13).
 */
export interface PendingSpendingOrder extends PendingOrder {
  readonly voucher: PendingOrderVoucher;
  readonly email: Email;
  readonly startingPoint: StartingPoint;
  /** Tells whether the same would be sent again, without storing what was sent. */
  readonly fingerprint: string;
}

/** An open order, as far as it must be known whether it takes something from a voucher. */
interface OpenKind {
  readonly kind: OrderName;
  /** Of an order of vouchers: true if part of its price is exchanged from a voucher. */
  readonly exchanges?: boolean;
}

/**
 * True if an open order puts in question what is on a voucher. A top-up takes nothing from one, an order of new vouchers
 * only if part of its price is exchanged.
 */
export function isSpending<Open extends OpenKind>(open: Open | null): open is Open {
  if (open === null || open.kind === 'charge') return false;
  return open.kind !== 'voucher-order' || open.exchanges === true;
}

/** True if the order's outcome has to be found out before another order is placed. */
export function isUnsettled(note: Pick<PendingOrder, 'standing'> | null): boolean {
  return note !== null && note.standing !== 'missed';
}
