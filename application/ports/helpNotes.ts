import type { HelpTopic } from '#domain/help/helpTopic.ts';
import type { KeptRequest, SupportTicket } from '#domain/help/supportRequest.ts';

/** What this tab keeps of asking for help, so that neither a reload nor a look elsewhere costs what was typed. */
export interface HelpNotes {
  /** Null if nothing was typed. */
  readDraft(): KeptRequest | null;
  writeDraft(draft: KeptRequest): void;
  /** The last request that was sent about this topic; null if none was. */
  readTicket(topic: HelpTopic): SupportTicket | null;
  /** Keeps the request that was sent, and forgets what was typed for it. */
  sent(topic: HelpTopic, ticket: SupportTicket): void;
  /** Forgets the request that was sent, since another one begins. */
  forgetTicket(): void;
}
