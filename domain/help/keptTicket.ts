import type { HelpTopic } from './helpTopic.ts';
import type { SupportTicket } from './supportRequest.ts';

export type KeptTicket = SupportTicket & { readonly topic: HelpTopic };

/** Null if the last request was about another topic. */
export function ticketAbout(kept: KeptTicket | null, topic: HelpTopic): SupportTicket | null {
  if (kept?.topic !== topic) return null;
  const { ticketNumber, replyBy, wasOpen } = kept;
  return { ticketNumber, replyBy, wasOpen };
}
