import type { KeptFlash } from '#domain/kept/keptFlash.ts';
import type { Kept } from './kept.ts';

/** Carries the messages that are shown over a step into another document of ours. */
export class CarryFlashes {
  readonly #kept: Kept<'flashes'>;
  /** What the previous document has handed on and no view has taken yet; null if there is nothing. */
  #brought: readonly KeptFlash[] | null;
  /** True once what is stored is for the next document. */
  #isHandedOn = false;

  /**
   * Reads at once what was handed on: whatever is stored later is for the next document, even while this one is still on
   * the screen. It stays stored until a view takes it, so that a reload before that loses nothing.
   */
  constructor(kept: Kept<'flashes'>) {
    this.#kept = kept;
    this.#brought = kept.read('flashes');
  }

  /** Must be called at each such step, also where nothing is shown. What was brought and not taken goes along. */
  execute(flashes: readonly KeptFlash[]): void {
    const shown = flashes.map(({ kind, html }) => ({ kind, html }));
    this.#isHandedOn = true;
    this.#kept.write('flashes', [...(this.#brought ?? []), ...shown]);
  }

  /** Returns what was brought, once. Null if no step of ours has led to this document. */
  take(): readonly KeptFlash[] | null {
    const brought = this.#brought;
    this.#brought = null;
    if (!this.#isHandedOn) this.#kept.forget('flashes');
    return brought;
  }
}
