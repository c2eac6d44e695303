import { ENDS, type EndCause } from '#domain/kept/retention.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, ReadKept, WriteKept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';
import type { OtherTabs } from '../ports/otherTabs.ts';
import type { VoucherStore } from './voucherStore.ts';

type EndingKept = ForgetKept<KeptKey> & ReadKept<'erasedAt'> & WriteKept<'emptySince' | 'erasedAt'>;

/** The only place that ends a voucher's use. The table `ENDS` decides what is forgotten and told (ADR 12). */
export class EndVoucher {
  readonly #store: VoucherStore;
  readonly #kept: EndingKept;
  readonly #tabs: OtherTabs;
  readonly #clock: Clock;

  constructor(store: VoucherStore, kept: EndingKept, tabs: OtherTabs, clock: Clock) {
    this.#store = store;
    this.#kept = kept;
    this.#tabs = tabs;
    this.#clock = clock;
  }

  /** `mark` names the voucher (`voucherMark`); null if none was in use, and then other tabs hear of no voucher. */
  execute(cause: EndCause, mark: string | null): void {
    const { leaves, tells, sparesAnother } = ENDS[cause];
    if (!(sparesAnother && this.#isAnotherInUse(mark))) forgetParts(this.#kept, leaves);
    // Never before the last removal of all data, which the tab would then forget again: the clock may have been put back.
    const at = Math.max(this.#clock.now(), this.#kept.read('erasedAt') ?? 0);
    // The other causes may leave another holder's values.
    if (!sparesAnother) this.#kept.write('emptySince', at);
    if (tells !== 'nothing' && mark !== null) this.#tabs.tellForgotten(mark);
    if (tells === 'everything') {
      // For tabs that hear nothing now (`isErasureMissed`).
      this.#kept.write('erasedAt', at);
      this.#tabs.tellErased();
    }
  }

  #isAnotherInUse(mark: string | null): boolean {
    const stored = this.#store.read();
    return mark !== null && stored !== null && voucherMark(stored) !== mark;
  }
}
