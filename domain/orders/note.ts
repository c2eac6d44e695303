import type { Instant } from '../core/instant.ts';
import type { Email } from '../customer/email.ts';
import type { StartingPoint } from './startingPoint.ts';

/**
 * What is known of an order that is noted. `sent`: nothing yet. `reserved`: the backend has said that it is still at
 * it, so that it names no such order is no proof. `mismatch`: it has told of another order in this one's place, so that
 * is no proof either. `missed`: it was asked and knew of none, but the order may be late.
 */
export const NOTE_STANDINGS = ['sent', 'reserved', 'mismatch', 'missed'] as const;
export type NoteStanding = (typeof NOTE_STANDINGS)[number];

/** Whose order it is: the mark of the voucher, and until when that one can be used. */
export interface NotedVoucher {
  readonly mark: string;
  readonly validUntil: Instant | null;
}

/** Whose an open order is and what was sent with it, so far as it must be known again (ADR 24). */
export interface OrderNote {
  readonly voucher: NotedVoucher;
  readonly email: Email;
  readonly startingPoint: StartingPoint;
  /** Tells whether the same would be sent again, without keeping it. */
  readonly fingerprint: string;
  readonly standing: NoteStanding;
}

/** Whether an order's outcome has to be found out before anything else is placed. */
export function isUnsettled(note: Pick<OrderNote, 'standing'> | null): boolean {
  return note !== null && note.standing !== 'missed';
}
