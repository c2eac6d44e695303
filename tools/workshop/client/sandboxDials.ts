import { type Dials, turnsOf } from '../dials/dials.ts';
import { send } from './send.ts';

/** The dials of the one sandbox of all frames. */
export class SandboxDials {
  #now: Dials | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves when the sandbox behaves so: `true` if it did not before. Turns follow one another. */
  turnTo(dials: Dials): Promise<boolean> {
    return this.#next(async () => {
      const turns = turnsOf(dials, this.#now);
      for (const { path, body, method } of turns) await send(path, body ?? null, method);
      this.#now = dials;
      return turns.length > 0;
    });
  }

  /** Forgets all vouchers and orders too. */
  reset(): Promise<void> {
    return this.#next(async () => {
      await send('/sandbox/reset', {});
      this.#now = null;
    });
  }

  #next<T>(step: () => Promise<T>): Promise<T> {
    const done = this.#last.then(step);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
