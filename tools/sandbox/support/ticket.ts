import { HOUR, type Instant, rfc3339 } from '../core/clock.ts';
import { textOf, unforeseen } from '../core/random.ts';
import type { SentFile } from '../core/sentFile.ts';
import type { Wire } from '../core/wire.ts';

const TOPICS = ['NOT_RECEIVED', 'OLD_CODE', 'UNREADABLE', 'OTHER', 'BUSINESS'] as const;

/** Equals the parameter `support.reply_hours`. */
const REPLY_WITHIN = 24 * HOUR;

export type Topic = (typeof TOPICS)[number];

export interface SupportRequest {
  readonly topic: Topic;
  readonly email: string;
  /** Serial number or code; empty if neither was given. */
  readonly voucher: string;
  readonly orderNumber: string;
  readonly message: string;
  readonly errorCode: string;
  readonly files: readonly SentFile[];
}

export interface Ticket {
  readonly ticketNumber: string;
  readonly replyBy: Instant;
  /** Oldest first. */
  readonly requests: readonly SupportRequest[];
}

export function isTopic(text: string): text is Topic {
  return (TOPICS as readonly string[]).includes(text);
}

/** Open tickets. Only a reset closes them. */
export class TicketStore {
  readonly #tickets = new Map<string, Ticket>();

  /** Adds a request to the open ticket on the same subject. */
  take(request: SupportRequest, now: Instant): Wire['SupportTicket'] & { readonly wasOpen: boolean } {
    const { topic, email, voucher, orderNumber } = request;
    const about = JSON.stringify([topic, email.toLowerCase(), voucher, orderNumber]);
    const before = this.#tickets.get(about);
    const ticket: Ticket = {
      ticketNumber: before?.ticketNumber ?? `H-${textOf(unforeseen, '123456789', 8)}`,
      replyBy: before?.replyBy ?? now + REPLY_WITHIN,
      requests: [...(before?.requests ?? []), request],
    };
    this.#tickets.set(about, ticket);
    const { ticketNumber, replyBy } = ticket;
    return { ticketNumber, wasOpen: before !== undefined, replyBy: rfc3339(replyBy) };
  }

  /** Newest first. */
  all(): readonly Ticket[] {
    return [...this.#tickets.values()].toReversed();
  }
}
