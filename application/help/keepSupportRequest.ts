import type { KeptRequest } from '#domain/help/supportRequest.ts';
import type { Kept } from '../kept/kept.ts';

/** Never stores the voucher field, which may hold a code. */
export class KeepSupportRequest {
  readonly #kept: Kept<'helpDraft' | 'helpTicket'>;

  constructor(kept: Kept<'helpDraft' | 'helpTicket'>) {
    this.#kept = kept;
  }

  execute({ email, orderNumber, message }: KeptRequest): void {
    this.#kept.write('helpDraft', { email, orderNumber, message });
  }

  beginAnother(): void {
    this.#kept.forget('helpTicket');
  }
}
