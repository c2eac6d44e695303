import { PAYMENT_LIFETIME_MS } from '#domain/charge/chargeOrder.ts';
import type { Instant } from '#domain/core/instant.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { PaidVoucherOrder, VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import { type OrderKind, ToPay } from '../orders/orderKind.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import type { PaymentDesk } from '../ports/paymentDesk.ts';
import type { VoucherOrderDesk } from '../ports/voucherOrderDesk.ts';
import type { FinishVoucherOrder } from './finishVoucherOrder.ts';
import type { SendVoucherOrder } from './sendVoucherOrder.ts';

/**
 * What is sent with the press and stored nowhere: who orders, the card, and the address to come back to; null with a
 * wallet.
 */
export type VoucherOrderBody = {
  readonly customer: Customer;
  readonly typeId: CardTypeId;
  readonly returnUrl: string;
} | null;

/**
 * An order of vouchers as `OrderRun` sees it: the press orders them and begins the payment, the return from the
 * provider concludes it, and its state can be asked for by the payment's reference alone.
 */
export class VoucherOrderKind implements OrderKind<VoucherOrderUnderWay, VoucherOrderBody, PaidVoucherOrder> {
  readonly #desk: VoucherOrderDesk;
  readonly #payments: Pick<PaymentDesk, 'close' | 'state'>;
  readonly #send: SendVoucherOrder;
  readonly #finish: FinishVoucherOrder;

  constructor(
    desk: VoucherOrderDesk,
    payments: Pick<PaymentDesk, 'close' | 'state'>,
    send: SendVoucherOrder,
    finish: FinishVoucherOrder,
  ) {
    this.#desk = desk;
    this.#payments = payments;
    this.#store = store;
    this.#finish = finish;
    this.#send = send;
  }

  idOf({ payment }: VoucherOrderUnderWay): string {
    return payment.reference;
  }

  /** The person may take this long to pay. */
  begunBy({ payment }: VoucherOrderUnderWay): Instant {
    return payment.startedAt + PAYMENT_LIFETIME_MS;
  }

  /** Never: a card's id and a wallet's signature are good for one payment, so each press is one of its own. */
  again(): null {
    return null;
  }

  /** A wallet was begun before its button was drawn: its press sends nothing, it only leads to the provider. */
  async place(
    note: VoucherOrderUnderWay,
    body: VoucherOrderBody,
  ): Promise<Result<PaidVoucherOrder | ToPay<VoucherOrderUnderWay>, Problem>> {
    if (body === null) return done(new ToPay(note));
    const { typeId } = body;
    const begun = await this.#send.execute(note, body, (order) =>
      this.#desk.orderByCard({ ...order, typeId }, note.key),
    );
    if (!begun.ok) return begun;
    const { chargeId, challenge } = begun.value;
    return done(new ToPay({ ...note, payment: { ...note.payment, paymentId: chargeId, challenge } }));
  }

  conclude({ payment }: VoucherOrderUnderWay): Promise<Result<PaidVoucherOrder, Problem>> {
    return this.#payments.close(payment);
  }

  finish(paid: PaidVoucherOrder, note: VoucherOrderUnderWay): boolean {
    return this.#finish.execute(paid, note);
  }
}

export type VoucherOrderRun = OrderRun<VoucherOrderUnderWay, VoucherOrderBody, PaidVoucherOrder>;
