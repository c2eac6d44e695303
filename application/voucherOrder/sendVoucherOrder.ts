import { type Result, done, refused } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { isExchanging } from '#domain/voucherOrder/voucherOrder.ts';
import type { VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import { bound } from '../orders/bound.ts';
import type { BegunCardPayment, CardToCharge } from '#domain/payment/cardPayment.ts';
import type { BegunOrder, VoucherOrderDesk, VoucherOrderWith } from '../ports/voucherOrderDesk.ts';
import type { SignedCheckout } from '../ports/wallet.ts';
import type { EndVoucher } from '../voucher/endVoucher.ts';
import type { RefreshToken } from '../voucher/refreshToken.ts';
import type { VoucherStore } from '../voucher/voucherStore.ts';

/** The order has to be put together anew; nothing of it was carried out. */
const ORDER_CHANGED: Problem = { kind: 'order-changed', moneyState: 'untouched' };

/**
 * Sends an order of vouchers, with the permission of the voucher that part of its price is exchanged from. Refuses with
 * `order-changed`, and sends nothing, if that voucher is not the one in use any more: nothing is taken off another one.
 * The same where its permission has ended, which ends its use here. If the amounts are refused, its permission is
 * renewed, because that tells what is on it by now. An answer about another payment or another amount is refused as
 * `answer-mismatch`. Else refuses as `VoucherOrderDesk` does.
 */
export class SendVoucherOrder {
  readonly #desk: VoucherOrderDesk;
  readonly #store: Pick<VoucherStore, 'read'>;
  readonly #end: Pick<EndVoucher, 'execute'>;
  readonly #refresh: Pick<RefreshToken, 'execute'>;

  constructor(
    desk: VoucherOrderDesk,
    store: Pick<VoucherStore, 'read'>,
    end: Pick<EndVoucher, 'execute'>,
    refresh: Pick<RefreshToken, 'execute'>,
  ) {
    this.#desk = desk;
    this.#store = store;
    this.#end = end;
    this.#refresh = refresh;
  }

  /**
   * Orders vouchers that are paid by wallet, so that its button can be drawn. Nothing moves by it: an order that nobody
   * pays is ended by the backend.
   */
  byWallet(
    order: VoucherOrderUnderWay,
    customer: Customer,
    returnUrl: string,
  ): Promise<Result<SignedCheckout, Problem>> {
    return this.#send(order, customer, (sent) => this.#desk.orderByWallet(order, sent, returnUrl));
  }

  byCard(
    order: VoucherOrderUnderWay,
    customer: Customer,
    card: CardToCharge,
  ): Promise<Result<BegunCardPayment, Problem>> {
    return this.#send(order, customer, (sent) => this.#desk.orderByCard(order, sent, card));
  }

  async #send<T>(
    { order, payment, voucher }: VoucherOrderUnderWay,
    customer: Customer,
    send: (sent: VoucherOrderWith) => Promise<Result<BegunOrder<T>, Problem>>,
  ): Promise<Result<T, Problem>> {
    const session = isExchanging(order) ? this.#store.read() : null;
    const isHeld = session !== null && voucherMark(session) === voucher?.mark;
    if (isExchanging(order) && !isHeld) return refused(ORDER_CHANGED);
    const answer = bound(
      await send({ customer, token: session?.token ?? null }),
      ({ reference, toPayInCent }) => reference === payment.reference && toPayInCent === payment.amountInCent,
    );
    if (answer.ok) return done(answer.value.payment);
    if (answer.fault.kind === 'order-changed' && session !== null) await this.#refresh.execute(session);
    if (answer.fault.kind !== 'session-expired') return answer;
    if (voucher !== null) this.#end.execute('expired', voucher.mark);
    return refused(ORDER_CHANGED);
  }
}
