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

  execute(): void {
    this.#store.clear();
    this.#tabs.tellForgotten();
  }
}
