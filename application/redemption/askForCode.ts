import { isMomentAgo } from '#domain/core/momentAgo.ts';
import type { Kept } from '../kept/kept.ts';
import type { DeviceClock } from '../ports/clock.ts';

/** Carries the wish to see the code from the press that redeems to the thank-you page, a new document. */
export class AskForCode {
  readonly #kept: Kept<'pendingReveal'>;
  readonly #clock: DeviceClock;

  constructor(kept: Kept<'pendingReveal'>, clock: DeviceClock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  /** Call it before the thank-you page is opened. */
  execute(): void {
    this.#kept.write('pendingReveal', this.#clock.deviceNow());
  }

  /** True once if the user asked for the code within the last 30 seconds. */
  take(): boolean {
    const asked = this.#kept.read('pendingReveal');
    this.#kept.forget('pendingReveal');
    return asked !== null && isMomentAgo(asked, this.#clock.deviceNow());
  }
}
