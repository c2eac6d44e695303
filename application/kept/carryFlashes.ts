import type { KeptFlash } from '#domain/kept/keptFlash.ts';
import type { Kept } from './kept.ts';

/** Carries the messages that are shown over a step into another document of ours. */
export class CarryFlashes {
  readonly #kept: Kept<'flashes'>;
  /** What the document before has carried here and nobody has taken yet; null if nothing is left, or it was no step of ours. */
  #brought: readonly KeptFlash[] | null;

  /**
   * Takes what lies there out of the storage at once: whatever is written later is for the next document, also while
   * this one still stands.
   */
  constructor(kept: Kept<'flashes'>) {
    this.#kept = kept;
    this.#brought = kept.read('flashes');
    kept.forget('flashes');
  }

  /** Must be called at each such step, also where nothing is shown. What was brought and not taken goes along. */
  execute(flashes: readonly KeptFlash[]): void {
    const shown = flashes.map(({ kind, html }) => ({ kind, html }));
    this.#kept.write('flashes', [...(this.#brought ?? []), ...shown]);
  }

  /** Returns what was brought, once. Null if no step of ours has led to this document. */
  take(): readonly KeptFlash[] | null {
    const brought = this.#brought;
    this.#brought = null;
    return brought;
  }
}
