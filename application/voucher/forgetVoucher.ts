import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import type { Belongings } from '../ports/belongings.ts';
import type { OtherTabs } from '../ports/otherTabs.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';

/** The one way out for a voucher: removed, expired, refused or used up, it leaves this tab and the others. */
export class ForgetVoucher {
  readonly #store: VoucherStore;
  readonly #belongings: Belongings;
  readonly #tabs: OtherTabs;

  constructor(store: VoucherStore, belongings: Belongings, tabs: OtherTabs) {
    this.#store = store;
    this.#belongings = belongings;
    this.#tabs = tabs;
  }

  /** `session` is the one in use; null where there is none, then nobody else has to hear of it. */
  execute(session: VoucherSession | null): void {
    this.#store.clear();
    if (session) this.#tabs.tellForgotten(voucherMark(session));
  }

  /** For who shares the device: everything that names the voucher or the person goes with it (design 7.4). */
  withEverything(session: VoucherSession | null): void {
    this.execute(session);
    this.#belongings.clear();
    this.#store.clearBalanceAfter();
    this.#store.clearReceipt();
    this.#store.clearPartner();
  }
}
