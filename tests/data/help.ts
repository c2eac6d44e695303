import type { SupportApi } from '#application/help/sendSupportRequest.ts';
import type { Sending } from '#application/upload/sending.ts';
import type { TakenFile } from '#application/upload/takeFile.ts';
import type { KeptRequest } from '#domain/help/supportRequest.ts';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import type { SupportRequest, SupportTicket } from '#domain/help/supportRequest.ts';
import { type Answer, inTurn } from './answers.ts';
import { tomorrow } from './moments.ts';

export function aTicket(about: Partial<SupportTicket> = {}): SupportTicket {
  return { ticketNumber: 'H-1001', replyBy: tomorrow, wasOpen: false, ...about };
}

interface Sent {
  readonly request: SupportRequest;
  readonly files: readonly TakenFile[];
}

/** `told` are the progress listeners. */
export function fakeSupportApi(answers: readonly Answer<SupportTicket>[] = []) {
  const asked: Sent[] = [];
  const told: ((part: number) => void)[] = [];
  const send = inTurn(asked, answers);
  let isHeld = false;
  let cancelled = 0;
  return {
    asked,
    told,
    /** From now on, requests stay pending. */
    holds: () => {
      isHeld = true;
    },
    get cancelled() {
      return cancelled;
    },
    send: (
      request: SupportRequest,
      files: readonly TakenFile[],
      onProgress: (part: number) => void,
    ): Sending<SupportTicket> => {
      told.push(onProgress);
      const cancel = () => {
        cancelled += 1;
      };
      return { answer: isHeld ? new Promise(() => {}) : send({ request, files }), cancel };
    },
  } satisfies SupportApi & Record<string, unknown>;
}

/** The tab's stored values about help. */
export interface HelpKept {
  readonly draft?: KeptRequest;
  readonly ticket?: SupportTicket & { readonly topic: HelpTopic };
}
