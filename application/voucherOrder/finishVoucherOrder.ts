import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { type PendingVoucherOrder, receiptOfOrder } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, Kept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';
import type { ReceivedPayment } from '#domain/payment/payment.ts';
import type { SpendVoucher } from '../voucher/spendVoucher.ts';

type FinishKey = 'draftOwner' | 'voucherOrder' | 'voucherOrderEntry' | 'voucherOrderReceipt';

/** Stores receipt and remaining balance and clears the form, in one synchronous step (ADR 13). */
export class FinishVoucherOrder {
  readonly #kept: Kept<FinishKey> & ForgetKept<KeptKey>;
  readonly #spend: SpendVoucher;
  readonly #clock: Clock;

  constructor(kept: Kept<FinishKey> & ForgetKept<KeptKey>, spend: SpendVoucher, clock: Clock) {
    this.#kept = kept;
    this.#spend = spend;
    this.#clock = clock;
  }

  execute(paid: ReceivedPayment, pending: PendingVoucherOrder): void {
    const { order, voucher } = pending;
    this.#kept.write('voucherOrderReceipt', receiptOfOrder(paid, pending, this.#clock.now()));
    this.#kept.forget('voucherOrderEntry');
    this.#kept.forget('voucherOrder');
    // Without a voucher in use, name and address were entered only for this order.
    if (this.#kept.read('draftOwner') === null) forgetParts(this.#kept, LEAVES_WHEN['order-is-paid']);
    if (voucher === null) return;
    const { mark, balanceInCent } = voucher;
    const amountInCent = Math.max(0, balanceInCent - order.exchangedInCent);
    this.#spend.execute({ amountInCent, currency: order.currency }, mark);
  }
}
