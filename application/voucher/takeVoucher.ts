import { leavesAtBeginning } from '#domain/kept/retention.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import type { Belongings } from '../ports/belongings.ts';
import type { Clock } from '../ports/clock.ts';
import type { TabMemory } from '../ports/tabMemory.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';
import type { EndVoucher } from './endVoucher.ts';

/**
 * Takes a voucher into use in this tab, whoever brings it; nothing else does. Another voucher in use is ended first.
 * The new one finds nothing that was typed, chosen or left for another voucher; the same voucher finds its drafts
 * again (ADR 30).
 */
export class TakeVoucher {
  readonly #store: VoucherStore;
  readonly #belongings: Belongings;
  readonly #memory: TabMemory;
  readonly #end: EndVoucher;
  readonly #clock: Clock;

  constructor(store: VoucherStore, belongings: Belongings, memory: TabMemory, end: EndVoucher, clock: Clock) {
    this.#store = store;
    this.#belongings = belongings;
    this.#memory = memory;
    this.#end = end;
    this.#clock = clock;
  }

  execute(session: VoucherSession): void {
    const mark = voucherMark(session);
    const former = this.#store.read();
    if (former && voucherMark(former) !== mark) this.#end.execute('replaced', voucherMark(former));
    const { partner } = session;
    const before = { last: this.#belongings.readHolder(), owner: this.#belongings.readOwner() };
    this.#memory.forget(leavesAtBeginning({ mark, partner }, before, this.#clock.now()));
    this.#belongings.writeOwner({ mark, until: null });
    this.#store.write(session);
  }
}
