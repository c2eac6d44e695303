import { withoutRemoval } from '#domain/kept/removals.ts';
import { ENDS } from '#domain/kept/retention.ts';
import { keysLeavingWith } from '#domain/kept/table.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import type { Kept } from '../kept/kept.ts';
import type { KeptCopies } from '../kept/keptCopies.ts';
import type { OtherTabs } from '../ports/otherTabs.ts';
import type { TabSession } from './tabSession.ts';

/** Copies of a voucher's stored values, taken before the user removes it. */
interface Removal {
  /** Brings the voucher with all its values into use again. Does nothing if a voucher is in use by then. */
  restore(): void;
  /**
   * Call it after the removal. `listener` is called once another tab reports the voucher as spent or removed, or all
   * data as removed, so that the copies are outdated. Returns a function that unsubscribes.
   */
  onOutdated(listener: () => void): () => void;
}

/** Restores what a removal by the user has deleted from this tab (product 13.4). */
export class UndoRemoval {
  readonly #copies: KeptCopies;
  readonly #kept: Kept<'removals'>;
  readonly #session: TabSession;
  readonly #tabs: OtherTabs;

  constructor(copies: KeptCopies, kept: Kept<'removals'>, session: TabSession, tabs: OtherTabs) {
    this.#copies = copies;
    this.#kept = kept;
    this.#session = session;
    this.#tabs = tabs;
  }

  /** Call it before the removal. */
  prepare(): Removal {
    const removed = this.#session.read();
    const mark = removed && voucherMark(removed);
    const restore = this.#copies.copy(keysLeavingWith(ENDS.removed.leaves));
    return {
      restore: () => {
        if (this.#session.read() !== null) return;
        restore();
        // Nor does a tab that could not hear of the removal follow it any more.
        if (mark !== null)
          this.#kept.write('removals', withoutRemoval(this.#kept.read('removals') ?? [], mark));
        this.#session.resume();
      },
      onOutdated: (listener) => {
        const stops = [
          this.#tabs.onForgotten((forgotten) => {
            if (forgotten === mark) listener();
          }),
          this.#tabs.onRemoved((removedMark) => {
            if (removedMark === null) listener();
          }),
        ];
        return () => stops.forEach((stop) => stop());
      },
    };
  }
}
