import type { KeptRequest } from '#domain/help/supportRequest.ts';
import type { Kept } from '../kept/kept.ts';

/** Keeps what is typed to ask for help: never the voucher's name, which may be its code. */
export class KeepSupportRequest {
  readonly #kept: Kept<'helpDraft' | 'helpTicket'>;

  constructor(kept: Kept<'helpDraft' | 'helpTicket'>) {
    this.#kept = kept;
  }

  execute({ email, orderNumber, message }: KeptRequest): void {
    this.#kept.write('helpDraft', { email, orderNumber, message });
  }

  /** Forgets the request that was sent, since another one begins. */
  beginAnother(): void {
    this.#kept.forget('helpTicket');
  }
}
