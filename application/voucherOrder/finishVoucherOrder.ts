import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { type PendingVoucherOrder, receiptOfOrder } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, Kept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';
import type { ReceivedPayment } from '../ports/paymentGateway.ts';
import type { SpendVoucher } from '../voucher/spendVoucher.ts';

type FinishKey = 'draftsOf' | 'voucherOrder' | 'voucherOrderEntry' | 'voucherOrderReceipt';

/**
 * Stores what a paid order of vouchers leaves behind: its receipt, what is left of a voucher that part of the price was
 * exchanged from, and nothing of what was chosen and typed. All in one synchronous step (ADR 13).
 */
export class FinishVoucherOrder {
  readonly #kept: Kept<FinishKey> & ForgetKept<KeptKey>;
  readonly #spend: SpendVoucher;
  readonly #clock: Clock;

  constructor(kept: Kept<FinishKey> & ForgetKept<KeptKey>, spend: SpendVoucher, clock: Clock) {
    this.#kept = kept;
    this.#spend = spend;
    this.#clock = clock;
  }

  execute(paid: ReceivedPayment, note: PendingVoucherOrder): void {
    const { order, voucher } = note;
    this.#kept.write('voucherOrderReceipt', receiptOfOrder(paid, note, this.#clock.now()));
    this.#kept.forget('voucherOrderEntry');
    this.#kept.forget('voucherOrder');
    // The name and address of somebody who has no voucher in use were typed for this order alone.
    if (this.#kept.read('draftsOf') === null) forgetParts(this.#kept, LEAVES_WHEN['order-is-paid']);
    if (voucher === null) return;
    const { mark, balanceInCent } = voucher;
    const amountInCent = Math.max(0, balanceInCent - order.exchangedInCent);
    this.#spend.execute({ amountInCent, currency: order.currency }, mark);
  }
}
