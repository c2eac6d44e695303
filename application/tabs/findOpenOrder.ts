import { type OpenOrder, maySpend } from '#domain/orders/openOrder.ts';
import { ofVoucher, pressElsewhere } from '#domain/orders/openPress.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import type { ReadKept } from '../kept/kept.ts';
import type { OpenOrders } from '../orders/pendingOrderStore.ts';
import type { Clock } from '../ports/clock.ts';
import type { VoucherStore } from '../voucher/voucherStore.ts';

/** Finds this tab's open order, or else another tab's about the voucher in use. */
export class FindOpenOrder implements OpenOrders {
  readonly #own: OpenOrders;
  readonly #kept: ReadKept<'openPresses' | 'pressedHere'>;
  readonly #store: VoucherStore;
  readonly #clock: Clock;

  constructor(
    own: OpenOrders,
    kept: ReadKept<'openPresses' | 'pressedHere'>,
    store: VoucherStore,
    clock: Clock,
  ) {
    this.#own = own;
    this.#kept = kept;
    this.#store = store;
    this.#clock = clock;
  }

  find(): OpenOrder | null {
    return this.#own.find() ?? this.#elsewhere();
  }

  #elsewhere(): OpenOrder | null {
    const all = this.#kept.read('openPresses');
    const held = all && this.#store.read();
    if (all === null || held === null) return null;
    const here = this.#kept.read('pressedHere') ?? [];
    const press = pressElsewhere(all, [ofVoucher(voucherMark(held))], here, this.#clock.now());
    return press && { kind: press.kind, standing: 'sent', spends: maySpend(press.kind), isElsewhere: true };
  }
}
