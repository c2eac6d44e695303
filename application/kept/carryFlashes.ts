import type { KeptFlash } from '#domain/kept/keptFlash.ts';
import type { Kept } from './kept.ts';

/** Carries the messages that are shown over a step into another document of ours. */
export class CarryFlashes {
  readonly #kept: Kept<'flashes'>;

  constructor(kept: Kept<'flashes'>) {
    this.#kept = kept;
  }

  /** Must be called at each such step, also where nothing is shown. */
  execute(flashes: readonly KeptFlash[]): void {
    const carried = flashes.map(({ kind, html }) => ({ kind, html }));
    this.#kept.write('flashes', carried);
  }

  /** Returns them, and forgets them. Null if no step of ours has led to this document. */
  take(): readonly KeptFlash[] | null {
    const carried = this.#kept.read('flashes');
    this.#kept.forget('flashes');
    return carried;
  }
}
