import type { SupportRequest, SupportTicket } from '#domain/help/supportRequest.ts';
import type { HelpNotes } from '../ports/helpNotes.ts';
import type { Sending } from '../upload/sending.ts';
import type { TakenFile } from '../upload/takeFile.ts';

/** Where requests go to. */
export interface SupportDesk {
  /**
   * The same request, sent twice, makes one ticket: an open one about the same is answered again. Refuses with
   * `too-many-requests` (`retryAfterSeconds`), and with `upload-refused` if a file cannot be used. `onProgress` hears how much is sent, from 0 to 1.
   */
  send(
    request: SupportRequest,
    files: readonly TakenFile[],
    onProgress: (part: number) => void,
  ): Sending<SupportTicket>;
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
  execute(
    request: SupportRequest,
    files: readonly TakenFile[],
    onProgress: (part: number) => void,
  ): Sending<SupportTicket> {
    const { answer, cancel } = this.#desk.send(request, files, onProgress);
    return { answer: this.#noted(request, answer), cancel };
  }

  async #noted(
    { topic }: SupportRequest,
    asked: Sending<SupportTicket>['answer'],
  ): Sending<SupportTicket>['answer'] {
    const answer = await asked;
    if (answer.ok) this.#notes.sent(topic, answer.value);
    return answer;
  }
}
