import { isMomentAgo } from '#domain/core/momentAgo.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Kept } from '../kept/kept.ts';

/** Carries the "show code" click to the code's page, a new document, so that the user need not click again. */
export class AskForCode {
  readonly #kept: Kept<'pendingReveal'>;
  readonly #deviceNow: () => Instant;

  constructor(kept: Kept<'pendingReveal'>, deviceNow: () => Instant) {
    this.#kept = kept;
    this.#deviceNow = deviceNow;
  }

  /** Call it before the code's page is opened. */
  execute(): void {
    this.#kept.write('pendingReveal', this.#deviceNow());
  }

  /** True once if the user asked for the code within the last 30 seconds. */
  take(): boolean {
    const asked = this.#kept.read('pendingReveal');
    this.#kept.forget('pendingReveal');
    return asked !== null && isMomentAgo(asked, this.#deviceNow());
  }
}
