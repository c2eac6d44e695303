import type { Instant } from '#domain/core/instant.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { PAYMENT_LIFETIME_MS } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import { type OrderKind, ToPay } from '../orders/orderKind.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import { askPayment } from '../payment/askPayment.ts';
import type { PaymentStates } from '../payment/knownPayments.ts';
import type { CardToCharge } from '../ports/begunPayment.ts';
import type { PaymentDesk, ReceivedPayment } from '../ports/paymentDesk.ts';
import type { FinishVoucherOrder } from './finishVoucherOrder.ts';
import type { SendVoucherOrder } from './sendVoucherOrder.ts';

/** What is sent with the press and stored nowhere: who orders, and the card; null with a wallet. */
export type VoucherOrderBody = { readonly customer: Customer; readonly card: CardToCharge } | null;

/**
 * An order of vouchers as `OrderRun` sees it: the press orders them and begins the payment, the return from the
 * provider concludes it, and its state can be asked for by the payment's reference alone.
 */
export class VoucherOrderKind implements OrderKind<VoucherOrderUnderWay, VoucherOrderBody, ReceivedPayment> {
  readonly #send: SendVoucherOrder;
  readonly #desk: PaymentStates & Pick<PaymentDesk, 'finalize'>;
  readonly #finish: FinishVoucherOrder;

  constructor(
    send: SendVoucherOrder,
    desk: PaymentStates & Pick<PaymentDesk, 'finalize'>,
    finish: FinishVoucherOrder,
  ) {
    this.#send = send;
    this.#desk = desk;
    this.#finish = finish;
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
    order: VoucherOrderUnderWay,
    body: VoucherOrderBody,
  ): Promise<Result<ReceivedPayment | ToPay<VoucherOrderUnderWay>, Problem>> {
    if (body === null) return done(new ToPay(order));
    const begun = await this.#send.byCard(order, body.customer, body.card);
    if (!begun.ok) return begun;
    return done(new ToPay({ ...order, payment: { ...order.payment, ...begun.value } }));
  }

  async conclude({ payment }: VoucherOrderUnderWay): Promise<Result<ReceivedPayment, Problem>> {
    const { paymentId, finalizeKey } = payment;
    if (paymentId === null) return refused({ kind: 'payment-cancelled', moneyState: 'untouched' });
    return this.#desk.finalize({ ...payment, paymentId }, finalizeKey);
  }

  async find(order: VoucherOrderUnderWay): Promise<Result<ReceivedPayment | null, Problem>> {
    const received = await askPayment(this.#desk, order);
    // How a payment stands names no amount, so it cannot put right that another one was told.
    const isOdd = received.ok && received.value !== null && order.standing === 'mismatch';
    return isOdd ? refused({ kind: 'answer-mismatch' }) : received;
  }

  finish(paid: ReceivedPayment, order: VoucherOrderUnderWay): boolean {
    return this.#finish.execute(paid, order);
  }
}

export type VoucherOrderRun = OrderRun<VoucherOrderUnderWay, VoucherOrderBody, ReceivedPayment>;
