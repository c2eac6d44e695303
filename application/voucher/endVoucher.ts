import { ENDS, type EndCause } from '#domain/voucher/retention.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import type { OtherTabs } from '../ports/otherTabs.ts';
import type { TabMemory } from '../ports/tabMemory.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';

/** The one way out for a voucher, whatever the cause: what leaves with it, and who hears of it, is a table (ADR 32). */
export class EndVoucher {
  readonly #store: VoucherStore;
  readonly #memory: TabMemory;
  readonly #tabs: OtherTabs;

  constructor(store: VoucherStore, memory: TabMemory, tabs: OtherTabs) {
    this.#store = store;
    this.#memory = memory;
    this.#tabs = tabs;
  }

  /** `mark` names the voucher that ends; null where none was in use, then nobody else has to hear of it. */
  execute(cause: EndCause, mark: string | null): void {
    const { leaves, isTold, sparesAnother } = ENDS[cause];
    if (!(sparesAnother && this.#isAnotherInUse(mark))) this.#memory.forget(leaves);
    if (isTold && mark !== null) this.#tabs.tellForgotten(mark);
  }

  #isAnotherInUse(mark: string | null): boolean {
    const stored = this.#store.read();
    return mark !== null && stored !== null && voucherMark(stored) !== mark;
  }
}
