import { createAtom } from 'mobx';
import type { KeptChanges } from '#application/kept/kept.ts';

/**
 * Makes this tab's storage observable. Stores cache nothing: they compute from the port once per change while observed,
 * else on every read, so they cannot go stale. Restores from the bfcache count as a change, since later pages may have
 * written.
 */
export class TabWatch {
  readonly #atom;

  constructor(changes: KeptChanges) {
    const change = () => this.#atom.reportChanged();
    // Runs on each first observation; both targets ignore a duplicate listener.
    this.#atom = createAtom('tab', () => {
      changes.onChange(change);
      window.addEventListener('pageshow', change);
    });
  }

  /** The caller's computation re-runs after the next change. */
  follow(): void {
    this.#atom.reportObserved();
  }
}
