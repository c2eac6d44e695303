import * as z from 'zod/mini';
import type { HelpNotes, KeptRequest } from '#application/ports/helpNotes.ts';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import type { SupportTicket } from '#domain/help/supportRequest.ts';
import type { Shelf } from './shelf.ts';
import { STORED } from './storedKeys.ts';
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
    return this.#session.read(STORED.helpDraft, StoredDraft);
  }

  writeDraft({ email, orderNumber, message }: KeptRequest): void {
    this.#session.write(STORED.helpDraft, { email, orderNumber, message });
  }

  readTicket(topic: HelpTopic): SupportTicket | null {
    const kept = this.#session.read(STORED.helpTicket, StoredTicket);
    if (kept?.topic !== topic) return null;
    const { ticketNumber, replyBy, wasOpen } = kept;
    return { ticketNumber, replyBy, wasOpen };
  }

  sent(topic: HelpTopic, ticket: SupportTicket): void {
    this.#session.remove(STORED.helpDraft);
    this.#session.write(STORED.helpTicket, { topic, ...ticket });
  }

  forgetTicket(): void {
    this.#session.remove(STORED.helpTicket);
  }
}
