import type { Instant } from '../core/instant.ts';
import type { Customer } from '../customer/customer.ts';
import type { Email } from '../customer/email.ts';
import type { StartingPoint } from './startingPoint.ts';

/**
 * What is known of an order that is noted. `sent`: nothing yet. `reserved`: the backend has said that it is still at
 * it, so that it names no such order is no proof. `missed`: it was asked and knew of none, but the order may be late.
 */
export const NOTE_STANDINGS = ['sent', 'reserved', 'missed'] as const;
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

/**
 * How long after the last moment at which it could have been begun an order may still turn up. A quote holds for
 * minutes; half an hour more leaves no doubt, and is short enough to wait for at a counter no longer.
 */
export const LATEST_ARRIVAL_MS = 30 * 60_000;

/**
 * Whether a reserved order that the backend knows nothing of has come to nothing: only then is "no such order" a proof
 * (ADR 24). `begunBy` is the end of a redemption's quote, or the moment at which a donation was sent.
 */
export function hasLapsed(note: Pick<OrderNote, 'standing'>, begunBy: Instant, now: Instant): boolean {
  return note.standing === 'reserved' && now >= begunBy + LATEST_ARRIVAL_MS;
}

/** Of what is sent beside the lines; the same data always give the same text. No secret: it guards against mistakes. */
export function fingerprintOf(customer: Customer, ...choices: readonly (string | boolean | null)[]): string {
  const text = JSON.stringify([customer, choices]);
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}
