import * as z from 'zod/mini';
import type { HelpNotes } from '#application/ports/helpNotes.ts';
import type { KeptRequest } from '#domain/help/supportRequest.ts';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import type { SupportTicket } from '#domain/help/supportRequest.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';
import { filled } from './storedShapes.ts';

const StoredDraft = z.object({ email: z.string(), orderNumber: z.string(), message: z.string() });

const StoredTicket = z.object({
  topic: z.string(),
  ticketNumber: filled,
  replyBy: z.nullable(z.custom<number>(Number.isFinite)),
  wasOpen: z.boolean(),
});

/** Stores what is typed to ask for help, and the number of the last request, for this tab. */
export class HelpShelf implements HelpNotes {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  readDraft(): KeptRequest | null {
    return this.#session.read(KEPT.helpDraft, StoredDraft);
  }

  writeDraft({ email, orderNumber, message }: KeptRequest): void {
    this.#session.write(KEPT.helpDraft, { email, orderNumber, message });
  }

  readTicket(topic: HelpTopic): SupportTicket | null {
    const kept = this.#session.read(KEPT.helpTicket, StoredTicket);
    if (kept?.topic !== topic) return null;
    const { ticketNumber, replyBy, wasOpen } = kept;
    return { ticketNumber, replyBy, wasOpen };
  }

  sent(topic: HelpTopic, ticket: SupportTicket): void {
    this.#session.remove(KEPT.helpDraft);
    this.#session.write(KEPT.helpTicket, { topic, ...ticket });
  }

  forgetTicket(): void {
    this.#session.remove(KEPT.helpTicket);
  }
}
