import { EMPTY_ORDER } from '#domain/voucherOrder/orderEntry.ts';
import type { OfferName } from '#domain/voucherOrder/offers.ts';
import type { VoucherOrder } from '#domain/voucherOrder/voucherOrder.ts';
import type { Kept } from '../kept/kept.ts';

/** Prepares an order of vouchers for its payment. */
export class PrepareVoucherOrder {
  readonly #kept: Kept<'voucherOrder' | 'voucherOrderEntry'>;

  constructor(kept: Kept<'voucherOrder' | 'voucherOrderEntry'>) {
    this.#kept = kept;
  }

  execute(order: VoucherOrder): void {
    this.#kept.write('voucherOrder', order);
  }

  /** Begins an order with an offer; what was chosen before stays. */
  begin(offer: OfferName): void {
    const entry = this.#kept.read('voucherOrderEntry') ?? EMPTY_ORDER;
    if (entry.offer === null) this.#kept.write('voucherOrderEntry', { ...entry, offer });
  }
}
