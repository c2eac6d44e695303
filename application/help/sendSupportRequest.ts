import type { Result } from '#domain/core/result.ts';
import type { SupportRequest, SupportTicket } from '#domain/help/supportRequest.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { HelpNotes } from '../ports/helpNotes.ts';

/** Where requests go to. `Photo` is a file of the device, which only the view knows. */
export interface SupportDesk<Photo> {
  /**
   * The same request, sent twice, makes one ticket: an open one about the same is answered again. Refuses with
   * `too-many-requests` (`retryAfterSeconds`).
   */
  send(request: SupportRequest, photos: readonly Photo[]): Promise<Result<SupportTicket, Problem>>;
}

/** Writes to the customer service, and keeps the number of the ticket for this tab. Moves no value. */
export class SendSupportRequest<Photo> {
  readonly #desk: SupportDesk<Photo>;
  readonly #notes: HelpNotes;

  constructor(desk: SupportDesk<Photo>, notes: HelpNotes) {
    this.#desk = desk;
    this.#notes = notes;
  }

  /** Problems as `SupportDesk.send` says; then nothing is forgotten. */
  async execute(request: SupportRequest, photos: readonly Photo[]): Promise<Result<SupportTicket, Problem>> {
    const answer = await this.#desk.send(request, photos);
    if (answer.ok) this.#notes.sent(request.topic, answer.value);
    return answer;
  }
}
