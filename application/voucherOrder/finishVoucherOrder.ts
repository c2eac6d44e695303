import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { type VoucherOrderUnderWay, receiptOfOrder } from '#domain/voucherOrder/voucherOrderNote.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, Kept } from '../kept/kept.ts';
import type { OrderBook } from '../orders/orderBook.ts';
import type { Clock } from '../ports/clock.ts';
import type { ReceivedPayment } from '../ports/paymentDesk.ts';
import type { SpendVoucher } from '../voucher/spendVoucher.ts';

type FinishKey = 'draftsOf' | 'voucherOrder' | 'voucherOrderEntry' | 'voucherOrderReceipt';

/** What a paid order of vouchers is stored with. */
export interface FinishParts {
  readonly book: OrderBook<VoucherOrderUnderWay>;
  readonly kept: Kept<FinishKey> & ForgetKept<KeptKey>;
  readonly spend: SpendVoucher;
  readonly clock: Clock;
}

/**
 * Stores what a paid order of vouchers leaves behind: its receipt, what is left of a voucher that part of the price was
 * exchanged from, and nothing of what was chosen and typed. Then it removes the note of the order. All in one
 * synchronous step (ADR 29).
 */
export class FinishVoucherOrder {
  readonly #parts: FinishParts;

  constructor(parts: FinishParts) {
    this.#parts = parts;
  }

  /**
   * Returns false and changes nothing if the order is not noted any more, because another page of this tab has
   * finished it.
   */
  execute(paid: ReceivedPayment, note: VoucherOrderUnderWay): boolean {
    const { book, kept, spend, clock } = this.#parts;
    const { payment, order, voucher } = note;
    if (book.read()?.payment.reference !== payment.reference) return false;
    kept.write('voucherOrderReceipt', receiptOfOrder(paid, note, clock.now()));
    kept.forget('voucherOrderEntry');
    kept.forget('voucherOrder');
    // The name and address of somebody who has no voucher in use were typed for this order alone.
    if (kept.read('draftsOf') === null) forgetParts(kept, LEAVES_WHEN['order-is-paid']);
    if (voucher !== null) {
      const { mark, balanceInCent } = voucher;
      spend.execute(
        { amountInCent: Math.max(0, balanceInCent - order.exchangedInCent), currency: order.currency },
        mark,
      );
    }
    book.remove(payment.reference);
    return true;
  }
}
