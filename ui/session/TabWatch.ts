import { createAtom } from 'mobx';
import type { KeptChanges } from '#application/kept/kept.ts';

/**
 * Makes this tab's storage observable. Stores cache nothing: they compute from the port once per change while observed,
 * else on every read, so they cannot go stale. A return to the page counts as a change, since a page in the bfcache or a
 * frozen tab hears nothing of what others write.
 */
export class TabWatch {
  readonly #atom;

  /** @param everyMs for values that also depend on the clock: how often they are read again while observed */
  constructor(changes: KeptChanges, everyMs?: number) {
    const change = () => this.#atom.reportChanged();
    let isObserved = false;
    let timer: number | undefined;
    const read = () => {
      if (isObserved) return change();
      window.clearInterval(timer);
      timer = undefined;
    };
    // Runs on each first observation; the targets ignore a duplicate listener.
    const begin = () => {
      isObserved = true;
      changes.onChange(change);
      window.addEventListener('pageshow', change);
      document.addEventListener('visibilitychange', change);
      if (everyMs) timer ??= window.setInterval(read, everyMs);
    };
    // Clears no timer: a finalizer of a left page may run this while the next page runs (ADR 1).
    this.#atom = createAtom('tab', begin, () => {
      isObserved = false;
    });
  }

  /** The caller's computation re-runs after the next change. */
  follow(): void {
    this.#atom.reportObserved();
  }
}
