import type { HelpTopic } from './helpTopic.ts';
import type { SupportTicket } from './supportRequest.ts';

/** The last request that was sent, and what it was about. */
export type KeptTicket = SupportTicket & { readonly topic: HelpTopic };

/** Returns the last request that was sent about this topic; null if none was. */
export function ticketAbout(kept: KeptTicket | null, topic: HelpTopic): SupportTicket | null {
  if (kept?.topic !== topic) return null;
  const { ticketNumber, replyBy, wasOpen } = kept;
  return { ticketNumber, replyBy, wasOpen };
}
