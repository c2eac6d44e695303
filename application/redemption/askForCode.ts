import { isMomentAgo } from '#domain/core/momentAgo.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Kept } from '../kept/kept.ts';

/**
 * The press that asks for a shop's code. It is kept for the code's page, which is another document, so that this does
 * not ask for another press.
 */
export class AskForCode {
  readonly #kept: Kept<'pendingReveal'>;
  readonly #deviceNow: () => Instant;

  constructor(kept: Kept<'pendingReveal'>, deviceNow: () => Instant) {
    this.#kept = kept;
    this.#deviceNow = deviceNow;
  }

  /** Must be called when the code is asked for, before its page is opened. */
  execute(): void {
    this.#kept.write('pendingReveal', this.#deviceNow());
  }

  /** True if the code was asked for a moment ago; only the first call can be answered so. */
  take(): boolean {
    const asked = this.#kept.read('pendingReveal');
    this.#kept.forget('pendingReveal');
    return asked !== null && isMomentAgo(asked, this.#deviceNow());
  }
}
