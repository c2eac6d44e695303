import type { SupportRequest, SupportTicket } from '#domain/help/supportRequest.ts';
import type { Kept } from '../kept/kept.ts';
import type { Sending } from '../upload/sending.ts';
import type { TakenFile } from '../upload/takeFile.ts';

export interface SupportApi {
  /** Idempotent: a repeat updates the open ticket. Refuses with `upload-refused`. `onProgress` gets 0 to 1. */
  send(
    request: SupportRequest,
    files: readonly TakenFile[],
    onProgress: (part: number) => void,
  ): Sending<SupportTicket>;
}

export class SendSupportRequest {
  readonly #api: SupportApi;
  readonly #kept: Kept<'helpDraft' | 'helpTicket'>;

  constructor(api: SupportApi, kept: Kept<'helpDraft' | 'helpTicket'>) {
    this.#api = api;
    this.#kept = kept;
  }

  /** Fails as `SupportApi.send` does and then keeps the draft. */
  execute(
    request: SupportRequest,
    files: readonly TakenFile[],
    onProgress: (part: number) => void,
  ): Sending<SupportTicket> {
    const { answer, cancel } = this.#api.send(request, files, onProgress);
    return { answer: this.#acknowledged(request, answer), cancel };
  }

  async #acknowledged(
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
