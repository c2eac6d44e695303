import { ENDS } from '#domain/kept/retention.ts';
import { keysLeavingWith } from '#domain/kept/table.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { KeptCopies } from '../kept/keptCopies.ts';
import type { VoucherStore } from './voucherStore.ts';

/** Restores what a removal by the user has deleted from this tab (product 13.4). */
export class UndoRemoval {
  readonly #copies: KeptCopies;
  readonly #store: VoucherStore;

  constructor(copies: KeptCopies, store: VoucherStore) {
    this.#copies = copies;
    this.#store = store;
  }

  /**
   * Call it before the removal. The returned function stores everything again and returns the session, which may have
   * expired. It stores nothing and returns null if a voucher is in use by then.
   */
  prepare(): () => VoucherSession | null {
    const restore = this.#copies.copy(keysLeavingWith(ENDS.removed.leaves));
    return () => {
      if (this.#store.read() !== null) return null;
      restore();
      return this.#store.read();
    };
  }
}
