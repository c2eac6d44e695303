import type { Instant } from '../core/instant.ts';
import type { Email } from '../customer/email.ts';
import type { StartingPoint } from './startingPoint.ts';

/**
 * `sent`: no answer yet. `paying`: nothing moves until the user has paid at the provider. `reserved`: the backend
 * confirmed the order. `mismatch`: it reported another order. `missed`: it knew no such order, which may still arrive
 * late. With `reserved` and `mismatch`, "no such order" proves nothing.
 */
export const PENDING_STATUSES = ['sent', 'paying', 'reserved', 'mismatch', 'missed'] as const;
export type PendingStatus = (typeof PENDING_STATUSES)[number];

export interface PendingOrderVoucher {
  readonly mark: string;
  readonly validUntil: Instant | null;
  readonly isPrepaid: boolean;
}

export interface PendingOrder {
  readonly standing: PendingStatus;
}

/** Stores only what a later lookup or an identical submit must recognise (ADR 13). */
export interface PendingSpendingOrder extends PendingOrder {
  readonly voucher: PendingOrderVoucher;
  readonly email: Email;
  readonly startingPoint: StartingPoint;
  readonly fingerprint: string;
}

/** True if the outcome must be looked up before another order is submitted. */
export function isUnsettled(order: Pick<PendingOrder, 'standing'> | null): boolean {
  return order !== null && order.standing !== 'missed';
}
