import type { SupportRequest, SupportTicket } from '#domain/help/supportRequest.ts';
import type { Kept } from '../kept/kept.ts';
import type { Sending } from '../upload/sending.ts';
import type { TakenFile } from '../upload/takeFile.ts';

/** Where requests go to. */
export interface SupportApi {
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
  readonly #api: SupportApi;
  readonly #kept: Kept<'helpDraft' | 'helpTicket'>;

  constructor(api: SupportApi, kept: Kept<'helpDraft' | 'helpTicket'>) {
    this.#api = api;
    this.#kept = kept;
  }

  /** Problems as `SupportApi.send` says; then nothing is forgotten. */
  execute(
    request: SupportRequest,
    files: readonly TakenFile[],
    onProgress: (part: number) => void,
  ): Sending<SupportTicket> {
    const { answer, cancel } = this.#api.send(request, files, onProgress);
    return { answer: this.#noted(request, answer), cancel };
  }

  async #noted(
    { topic }: SupportRequest,
    asked: Sending<SupportTicket>['answer'],
  ): Sending<SupportTicket>['answer'] {
    const answer = await asked;
    if (answer.ok) {
      this.#kept.forget('helpDraft');
      this.#kept.write('helpTicket', { topic, ...answer.value });
    }
    return answer;
  }
}
