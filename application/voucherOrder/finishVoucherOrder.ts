import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { VOUCHER_ORDER_RULES } from '#domain/voucherOrder/kind.ts';
import { type PendingVoucherOrder, leftOnVoucher } from '#domain/voucherOrder/pendingVoucherOrder.ts';
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
    const receipt = VOUCHER_ORDER_RULES.receiptOf(paid, pending, this.#clock.now());
    this.#kept.write('voucherOrderReceipt', receipt);
    this.#kept.forget('voucherOrderEntry');
    this.#kept.forget('voucherOrder');
    // Without a voucher in use, name and address were entered only for this order.
    if (this.#kept.read('draftOwner') === null) forgetParts(this.#kept, LEAVES_WHEN['order-is-paid']);
    if (voucher !== null) this.#spend.execute(leftOnVoucher(voucher, order), voucher.mark);
  }
}
