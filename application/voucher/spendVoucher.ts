import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import type { OtherTabs } from '../ports/otherTabs.ts';
import type { TabMemory } from '../ports/tabMemory.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';

/** The remaining balance in minor units; null if the backend told none that can be true. */
interface Left {
  readonly amountInCent: number | null;
  readonly currency: Parameters<VoucherStore['writeBalanceAfter']>[0]['currency'];
}

/**
 * Stores what an order has left of a voucher and tells the other tabs that their balance is out of date. What was
 * left outlives the voucher (design 7.5).
 */
export class SpendVoucher {
  readonly #store: VoucherStore;
  readonly #memory: TabMemory;
  readonly #tabs: OtherTabs;

  constructor(store: VoucherStore, memory: TabMemory, tabs: OtherTabs) {
    this.#store = store;
    this.#memory = memory;
    this.#tabs = tabs;
  }

  /** `mark` names the voucher that was spent from. If another one is in use by now, that one's balance stays. */
  execute({ amountInCent, currency }: Left, mark: string): void {
    const held = this.#store.read();
    const isHeld = held !== null && voucherMark(held) === mark;
    // Now, although this tab may go on showing the voucher: in the others its balance is no longer true.
    if (isHeld) this.#tabs.tellForgotten(mark);
    if (amountInCent === null) {
      this.#memory.forget(LEAVES_WHEN['rest-is-unknown']);
      return;
    }
    this.#store.writeBalanceAfter({ amountInCent, currency });
    if (isHeld) this.#store.write({ ...held, voucher: { ...held.voucher, balanceInCent: amountInCent } });
  }
}
