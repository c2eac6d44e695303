import { createAtom } from 'mobx';
import type { KeptChanges } from '#application/kept/kept.ts';

/**
 * Makes what the tab keeps observable, for the stores that read it. They hold nothing of their own: what they say is
 * computed from the port, at most once after each change while a view looks on, and afresh where nobody does. So it
 * cannot go stale, and whoever writes need not know of it. What changes behind the page, because a later page of the
 * tab wrote and the browser brings this one back, is read again when it comes back.
 */
export class TabWatch {
  readonly #atom;

  constructor(changes: KeptChanges) {
    const change = () => this.#atom.reportChanged();
    // From the first look on; both take a listener once only.
    this.#atom = createAtom('tab', () => {
      changes.onChange(change);
      window.addEventListener('pageshow', change);
    });
  }

  /** Whoever computes something from what the tab keeps computes it anew after the next change. */
  follow(): void {
    this.#atom.reportObserved();
  }
}
