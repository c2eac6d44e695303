import { type Result, done, refused } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { OF_NEW_VOUCHERS, ofVoucher } from '#domain/orders/openPress.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type VoucherToken, voucherMark } from '#domain/voucher/voucher.ts';
import { isExchanging } from '#domain/voucherOrder/voucherOrder.ts';
import type { PendingVoucherOrder } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { rejectMismatch } from '../orders/rejectMismatch.ts';
import type { PaidBody, PaidRules, SendToPay } from '../payment/gatewayOrder.ts';
import type { ReceivedPayment } from '#domain/payment/payment.ts';
import type { EndVoucher } from '../voucher/endVoucher.ts';
import type { RefreshToken } from '../voucher/refreshToken.ts';
import type { VoucherStore } from '../voucher/voucherStore.ts';
import type { PrepareVoucherOrder } from './prepareVoucherOrder.ts';

/** Sent with the pending order and stored nowhere. */
export interface VoucherOrderBody extends PaidBody {
  readonly customer: Customer;
}

declare module '../payment/paidKinds.ts' {
  interface PaidKinds {
    readonly 'voucher-order': {
      readonly order: PendingVoucherOrder;
      /** `token`: of the voucher from which part of the price is exchanged; null if nothing is. */
      readonly beside: { readonly customer: Customer; readonly token: VoucherToken | null };
      readonly answer: { readonly reference: string; readonly toPayInCent: number };
      readonly received: ReceivedPayment;
      readonly prepare: PrepareVoucherOrder;
      readonly body: VoucherOrderBody;
    };
  }
}

/** The user must compose the order again; nothing was paid or exchanged. */
const ORDER_CHANGED: Problem = { kind: 'order-changed', moneyState: 'untouched' };

/** An order of new vouchers. Part of its price may be exchanged from the voucher in use. */
export class VoucherOrderKind implements PaidRules<'voucher-order', VoucherOrderBody, ReceivedPayment> {
  readonly kind = 'voucher-order';
  readonly #store: Pick<VoucherStore, 'read'>;
  readonly #end: Pick<EndVoucher, 'execute'>;
  readonly #refresh: Pick<RefreshToken, 'execute'>;

  constructor(
    store: Pick<VoucherStore, 'read'>,
    end: Pick<EndVoucher, 'execute'>,
    refresh: Pick<RefreshToken, 'execute'>,
  ) {
    this.#store = store;
    this.#end = end;
    this.#refresh = refresh;
  }

  idOf({ payment }: PendingVoucherOrder): string {
    return payment.reference;
  }

  aloneIn({ order, voucher }: PendingVoucherOrder): readonly string[] {
    return [OF_NEW_VOUCHERS, ...(isExchanging(order) && voucher !== null ? [ofVoucher(voucher.mark)] : [])];
  }

  /**
   * Refuses with `order-changed` if the voucher to exchange from is no longer in use, so that no other one is charged,
   * or if its session has expired. If the backend refuses the amounts, a refresh gets the current balance.
   */
  async begin<Payment>(
    { order, payment, voucher }: PendingVoucherOrder,
    { customer }: VoucherOrderBody,
    send: SendToPay<'voucher-order', Payment>,
  ): Promise<Result<Payment, Problem>> {
    const session = isExchanging(order) ? this.#store.read() : null;
    const isHeld = session !== null && voucherMark(session) === voucher?.mark;
    if (isExchanging(order) && !isHeld) return refused(ORDER_CHANGED);
    const begun = rejectMismatch(
      await send({ customer, token: session?.token ?? null }),
      ({ answer }) => answer.reference === payment.reference && answer.toPayInCent === payment.amountInCent,
    );
    if (begun.ok) return done(begun.value.payment);
    if (begun.fault.kind === 'order-changed' && session !== null) await this.#refresh.execute(session);
    if (begun.fault.kind !== 'session-expired') return begun;
    if (voucher !== null) this.#end.execute('expired', voucher.mark);
    return refused({ ...ORDER_CHANGED, moneyState: begun.fault.moneyState ?? 'untouched' });
  }

  async valueOf(
    received: ReceivedPayment,
    { standing }: PendingVoucherOrder,
  ): Promise<Result<ReceivedPayment, Problem>> {
    // A payment's status carries no amount, so it cannot clear an earlier mismatch.
    return standing === 'mismatch' ? refused({ kind: 'answer-mismatch' }) : done(received);
  }
}
