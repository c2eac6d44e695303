import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import type { Currency } from '#domain/money/money.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, Kept } from '../kept/kept.ts';
import type { OtherTabs } from '../ports/otherTabs.ts';
import type { TabSession } from './tabSession.ts';

/** In minor units; null if the backend sent no plausible balance. */
interface Left {
  readonly amountInCent: number | null;
  readonly currency: Currency;
}

/** Stores a voucher's remaining balance, which outlives the voucher (product 8.2), and tells the other tabs. */
export class SpendVoucher {
  readonly #session: TabSession;
  readonly #kept: Kept<'balanceAfter'> & ForgetKept<KeptKey>;
  readonly #tabs: OtherTabs;

  constructor(session: TabSession, kept: Kept<'balanceAfter'> & ForgetKept<KeptKey>, tabs: OtherTabs) {
    this.#session = session;
    this.#kept = kept;
    this.#tabs = tabs;
  }

  /** `mark` names the spent voucher; another voucher in use keeps its balance. */
  execute({ amountInCent, currency }: Left, mark: string): void {
    const held = this.#session.read();
    const isHeld = held !== null && voucherMark(held) === mark;
    // Tell now, although this tab may go on showing the voucher: their balance is stale. One that has removed it may undo
    // that.
    if (held === null || isHeld) this.#tabs.notifyForgotten(mark);
    if (amountInCent === null) {
      forgetParts(this.#kept, LEAVES_WHEN['rest-is-unknown']);
      return;
    }
    this.#kept.write('balanceAfter', { amountInCent, currency });
    if (isHeld) this.#session.update({ ...held, voucher: { ...held.voucher, balanceInCent: amountInCent } });
  }
}
