import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import type { OtherTabs } from '../ports/otherTabs.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';

/** The one way out for a voucher: removed, expired, refused or used up, it leaves this tab and the others. */
export class ForgetVoucher {
  readonly #store: VoucherStore;
  readonly #tabs: OtherTabs;

  constructor(store: VoucherStore, tabs: OtherTabs) {
    this.#store = store;
    this.#tabs = tabs;
  }

  /** `session` is the one in use; null where there is none, then nobody else has to hear of it. */
  execute(session: VoucherSession | null): void {
    this.#store.clear();
    if (session) this.#tabs.tellForgotten(voucherMark(session));
  }
}
