import type { KeptFlash } from '#domain/kept/keptFlash.ts';
import type { Kept } from './kept.ts';

/** Carries flash messages over a page load within the app. */
export class CarryFlashes {
  readonly #kept: Kept<'flashes'>;
  /** Messages of the previous document that no view has taken yet. */
  #brought: readonly KeptFlash[] | null;
  /** True once storage holds messages for the next document. */
  #isHandedOn = false;

  /** Reads at once: later writes are for the next document. A reload before `take` loses nothing. */
  constructor(kept: Kept<'flashes'>) {
    this.#kept = kept;
    this.#brought = kept.read('flashes');
  }

  /** Call it before every page load, even without messages: untaken messages are carried on. */
  execute(flashes: readonly KeptFlash[]): void {
    const shown = flashes.map(({ kind, html }) => ({ kind, html }));
    this.#isHandedOn = true;
    this.#kept.write('flashes', [...(this.#brought ?? []), ...shown]);
  }

  /** Returns the carried messages once. Null if this document was not loaded from within the app. */
  take(): readonly KeptFlash[] | null {
    const brought = this.#brought;
    this.#brought = null;
    if (!this.#isHandedOn) this.#kept.forget('flashes');
    return brought;
  }
}
