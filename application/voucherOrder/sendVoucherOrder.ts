import { type Result, done, refused } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import type { VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import { bound } from '../orders/bound.ts';
import type { BegunOrder, NewVoucherOrder } from '../ports/voucherOrderDesk.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';
import type { EndVoucher } from '../voucher/endVoucher.ts';

/** The order has to be put together anew; nothing of it was carried out. */
const ORDER_CHANGED: Problem = { kind: 'order-changed', moneyState: 'untouched' };

/** Sends an order of vouchers, with the permission of the voucher that part of its price is exchanged from. */
export class SendVoucherOrder {
  readonly #store: Pick<VoucherStore, 'read'>;
  readonly #end: Pick<EndVoucher, 'execute'>;

  constructor(store: Pick<VoucherStore, 'read'>, end: Pick<EndVoucher, 'execute'>) {
    this.#store = store;
    this.#end = end;
  }

  /**
   * `send` is the call. Refuses with `order-changed`, and calls nothing, if that voucher is not the one in use any more:
   * nothing is taken off another one. The same where its permission has ended, which ends its use here. An answer about
   * another payment or another amount is refused as `answer-mismatch`.
   */
  async execute<T>(
    { order, payment, voucher }: VoucherOrderUnderWay,
    { customer, returnUrl }: { readonly customer: Customer; readonly returnUrl: string },
    send: (order: NewVoucherOrder) => Promise<Result<BegunOrder<T>, Problem>>,
  ): Promise<Result<T, Problem>> {
    const session = voucher === null ? null : this.#store.read();
    const isHeld = session !== null && voucherMark(session) === voucher?.mark;
    if (voucher !== null && !isHeld) return refused(ORDER_CHANGED);
    const token = session?.token ?? null;
    const { reference } = payment;
    const answer = bound(
      await send({ order, customer, token, reference, returnUrl }),
      (begun) => begun.reference === reference && begun.toPayInCent === orderSums(order).toPayInCent,
    );
    if (answer.ok) return done(answer.value.payment);
    if (answer.fault.kind !== 'session-expired') return answer;
    if (voucher !== null) this.#end.execute('expired', voucher.mark);
    return refused(ORDER_CHANGED);
  }
}
