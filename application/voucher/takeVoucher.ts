import { belongTo } from '#domain/voucher/belongings.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import type { Belongings } from '../ports/belongings.ts';
import type { Clock } from '../ports/clock.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';

/**
 * The one way in for a voucher, whoever brings it: it is kept for this tab, and finds nothing of another one's, neither
 * what was typed and chosen nor what was left (ADR 30). The same voucher finds it all where it was.
 */
export class TakeVoucher {
  readonly #store: VoucherStore;
  readonly #belongings: Belongings;
  readonly #clock: Clock;

  constructor(store: VoucherStore, belongings: Belongings, clock: Clock) {
    this.#store = store;
    this.#belongings = belongings;
    this.#clock = clock;
  }

  execute(session: VoucherSession): void {
    const mark = voucherMark(session);
    if (!belongTo(this.#belongings.readOwner(), mark, this.#clock.now())) {
      this.#belongings.clear();
      this.#store.clearBalanceAfter();
    }
    this.#belongings.writeOwner({ mark, until: null });
    this.#store.clearReceipt();
    this.#store.write(session);
  }
}
