import type { SupportDesk } from '#application/help/sendSupportRequest.ts';
import type { HelpNotes, KeptRequest } from '#application/ports/helpNotes.ts';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import type { SupportRequest, SupportTicket } from '#domain/help/supportRequest.ts';
import { type Answer, inTurn } from './answers.ts';
import { tomorrow } from './moments.ts';

/** A request that the customer service has. */
export function aTicket(about: Partial<SupportTicket> = {}): SupportTicket {
  return { ticketNumber: 'H-1001', replyBy: tomorrow, wasOpen: false, ...about };
}

/** What a desk was sent. */
interface Sent {
  readonly request: SupportRequest;
  readonly photos: readonly File[];
}

/** A customer service that gives its answers in turn. */
export function fakeSupportDesk(answers: readonly Answer<SupportTicket>[] = []) {
  const asked: Sent[] = [];
  const send = inTurn(asked, answers);
  return { asked, send: (request, photos) => send({ request, photos }) } satisfies SupportDesk<File> & {
    asked: Sent[];
  };
}

/** What a tab keeps of asking for help. */
export interface HelpKept {
  readonly draft?: KeptRequest;
  readonly ticket?: SupportTicket & { readonly topic: HelpTopic };
}

/** A tab's notes of asking for help, in memory. */
export function fakeHelpNotes(kept: HelpKept = {}): HelpNotes & { clear(): void } {
  let draft = kept.draft ?? null;
  let ticket = kept.ticket ?? null;
  return {
    readDraft: () => draft,
    writeDraft: ({ email, orderNumber, message }) => {
      draft = { email, orderNumber, message };
    },
    readTicket: (topic) => (ticket?.topic === topic ? ticket : null),
    sent: (topic, sent) => {
      draft = null;
      ticket = { topic, ...sent };
    },
    forgetTicket: () => {
      ticket = null;
    },
    clear: () => {
      draft = null;
      ticket = null;
    },
  };
}
