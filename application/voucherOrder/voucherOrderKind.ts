import { EMPTY_DRAFT, type Customer } from '#domain/customer/customer.ts';
import {
  type PendingVoucherOrder,
  receiptOfOrder,
  type PreparedVoucherOrder,
  type VoucherOrderFacts,
  type VoucherOrderFound,
  type VoucherOrderPress,
  VOUCHER_ORDER_RULES,
} from '#domain/voucherOrder/kind.ts';
import type { ReadKept, ForgetKept, Kept } from '../kept/kept.ts';
import { PrepareOrder } from '../orders/prepareOrder.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { OF_NEW_VOUCHERS, ofVoucher } from '#domain/orders/openPress.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type VoucherToken, voucherMark } from '#domain/voucher/voucher.ts';
import { isExchanging } from '#domain/voucherOrder/voucherOrder.ts';
import { rejectMismatch } from '../orders/rejectMismatch.ts';
import type { BeforePayment, PaidBody, PaidRules, SendToPay } from '../payment/gatewayOrder.ts';
import type { ReceivedPayment } from '#domain/payment/payment.ts';
import type { EndVoucher } from '../voucher/endVoucher.ts';
import type { RefreshToken } from '../voucher/refreshToken.ts';
import type { VoucherStore } from '../voucher/voucherStore.ts';
import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { Clock } from '../ports/clock.ts';
import type { SpendVoucher } from '../voucher/spendVoucher.ts';

export type PrepareVoucherOrder = PrepareOrder<
  VoucherOrderFound,
  Omit<VoucherOrderFacts, keyof VoucherOrderFound>,
  PendingVoucherOrder,
  PreparedVoucherOrder,
  VoucherOrderPress
>;

export function prepareVoucherOrder(
  kept: ReadKept<'customerDraft' | 'voucherOrder' | 'voucherOrderReceipt'>,
): PrepareVoucherOrder {
  return new PrepareOrder(VOUCHER_ORDER_RULES, () => ({
    chosen: kept.read('voucherOrder'),
    customer: kept.read('customerDraft') ?? EMPTY_DRAFT,
    hasReceipt: kept.read('voucherOrderReceipt') !== null,
  }));
}

/** Sent with the pending order and stored nowhere. */
export interface VoucherOrderBody extends PaidBody {
  readonly customer: Customer;
}

/** What the pages of orders of vouchers use beside their run. */
export const beforeVoucherOrder = (
  kept: ReadKept<'customerDraft' | 'voucherOrder' | 'voucherOrderReceipt'>,
): BeforePayment<PrepareVoucherOrder> => ({
  prepare: prepareVoucherOrder(kept),
  isPrepared: () => kept.read('voucherOrder') !== null,
  receipt: () => kept.read('voucherOrderReceipt'),
});

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
