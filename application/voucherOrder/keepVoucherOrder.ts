import { EMPTY_ORDER } from '#domain/voucherOrder/orderEntry.ts';
import type { OfferName } from '#domain/voucherOrder/offers.ts';
import type { VoucherOrder } from '#domain/voucherOrder/voucherOrder.ts';
import type { Kept } from '../kept/kept.ts';

export class KeepVoucherOrder {
  readonly #kept: Kept<'voucherOrder' | 'voucherOrderEntry'>;

  constructor(kept: Kept<'voucherOrder' | 'voucherOrderEntry'>) {
    this.#kept = kept;
  }

  execute(order: VoucherOrder): void {
    this.#kept.write('voucherOrder', order);
  }

  /** Preselects an offer; an earlier choice stays. */
  begin(offer: OfferName): void {
    const entry = this.#kept.read('voucherOrderEntry') ?? EMPTY_ORDER;
    if (entry.offer === null) this.#kept.write('voucherOrderEntry', { ...entry, offer });
  }
}
