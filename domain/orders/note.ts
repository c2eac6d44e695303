import type { Instant } from '../core/instant.ts';
import type { Email } from '../customer/email.ts';
import type { StartingPoint } from './startingPoint.ts';

/**
 * What is known of a noted order. `sent`: nothing yet. `reserved`: the backend has said that it is carrying it out,
 * so "no such order" proves nothing. `mismatch`: the backend has told of another order instead, so that proves
 * nothing either. `missed`: the backend knew of no such order, but it may still arrive late.
 */
export const NOTE_STANDINGS = ['sent', 'reserved', 'mismatch', 'missed'] as const;
export type NoteStanding = (typeof NOTE_STANDINGS)[number];

/**
 * The voucher that an order was paid with: its mark (`voucherMark`), until when it can be used, and whether it can be
 * charged.
 */
export interface NotedVoucher {
  readonly mark: string;
  readonly validUntil: Instant | null;
  readonly isPrepaid: boolean;
}

/**
 * What is stored of an order until its outcome is known: whose it is, and what was sent as far as it must be known
 * again (ADR 24).
 */
export interface OrderNote {
  readonly voucher: NotedVoucher;
  readonly email: Email;
  readonly startingPoint: StartingPoint;
  /** Tells whether the same would be sent again, without storing what was sent. */
  readonly fingerprint: string;
  readonly standing: NoteStanding;
}

/** True if the order's outcome has to be found out before another order is placed. */
export function isUnsettled(note: Pick<OrderNote, 'standing'> | null): boolean {
  return note !== null && note.standing !== 'missed';
}
