import type { Result } from '#domain/core/result.ts';
import type { SupportRequest, SupportTicket } from '#domain/help/supportRequest.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { HelpNotes } from '../ports/helpNotes.ts';
import type { TakenFile } from '../upload/takeFile.ts';

type Answer = Promise<Result<SupportTicket, Problem>>;

/** A request that is on its way. */
export interface Sending {
  readonly answer: Answer;
  /** Gives it up; then it is answered as without a network, although it may have arrived. */
  readonly cancel: () => void;
}

/** Where requests go to. */
export interface SupportDesk {
  /**
   * The same request, sent twice, makes one ticket: an open one about the same is answered again. Refuses with
   * `too-many-requests` (`retryAfterSeconds`). `onProgress` hears how much is sent, from 0 to 1.
   */
  send(request: SupportRequest, files: readonly TakenFile[], onProgress: (part: number) => void): Sending;
}

/** Writes to the customer service, and keeps the number of the ticket for this tab. Moves no value. */
export class SendSupportRequest {
  readonly #desk: SupportDesk;
  readonly #notes: HelpNotes;

  constructor(desk: SupportDesk, notes: HelpNotes) {
    this.#desk = desk;
    this.#notes = notes;
  }

  /** Problems as `SupportDesk.send` says; then nothing is forgotten. */
  execute(request: SupportRequest, files: readonly TakenFile[], onProgress: (part: number) => void): Sending {
    const { answer, cancel } = this.#desk.send(request, files, onProgress);
    return { answer: this.#noted(request, answer), cancel };
  }

  async #noted({ topic }: SupportRequest, asked: Answer): Answer {
    const answer = await asked;
    if (answer.ok) this.#notes.sent(topic, answer.value);
    return answer;
  }
}
