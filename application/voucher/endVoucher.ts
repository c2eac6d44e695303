import { ENDS, type EndCause } from '#domain/kept/retention.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept } from '../kept/kept.ts';
import type { OtherTabs } from '../ports/otherTabs.ts';
import type { VoucherStore } from './voucherStore.ts';

/** The only place that ends a voucher's use. The table `ENDS` decides what is forgotten and told (ADR 12). */
export class EndVoucher {
  readonly #store: VoucherStore;
  readonly #kept: ForgetKept<KeptKey>;
  readonly #tabs: OtherTabs;

  constructor(store: VoucherStore, kept: ForgetKept<KeptKey>, tabs: OtherTabs) {
    this.#store = store;
    this.#kept = kept;
    this.#tabs = tabs;
  }

  /** `mark` names the voucher (`voucherMark`); null if none was in use, and then other tabs hear of no voucher. */
  execute(cause: EndCause, mark: string | null): void {
    const { leaves, tells, sparesAnother } = ENDS[cause];
    if (!(sparesAnother && this.#isAnotherInUse(mark))) forgetParts(this.#kept, leaves);
    if (tells !== 'nothing' && mark !== null) this.#tabs.tellForgotten(mark, null);
    if (tells === 'everything') this.#tabs.tellErased();
  }

  #isAnotherInUse(mark: string | null): boolean {
    const stored = this.#store.read();
    return mark !== null && stored !== null && voucherMark(stored) !== mark;
  }
}
