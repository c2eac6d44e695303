import type { Instant } from '#domain/core/instant.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { payableUntil, withBegun } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import type { PaidOrder } from '../orders/orderKind.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import { askPayment } from '../payment/askPayment.ts';
import type { PaymentStates } from '../payment/knownPayments.ts';
import { whenAgreed } from '../payment/whenAgreed.ts';
import type { CardToCharge } from '#domain/payment/cardPayment.ts';
import type { PaymentDesk, ReceivedPayment } from '../ports/paymentDesk.ts';
import type { FinishVoucherOrder } from './finishVoucherOrder.ts';
import type { SendVoucherOrder } from './sendVoucherOrder.ts';

/** What is sent with the press and stored nowhere: who orders, and the card; null with a wallet. */
export interface VoucherOrderBody {
  readonly customer: Customer;
  readonly card: CardToCharge | null;
}

/**
 * An order of vouchers as `OrderRun` sees it: the press orders them and begins the payment, the return from the
 * provider concludes it, and its state can be asked for by the payment's reference alone.
 */
export class VoucherOrderKind implements PaidOrder<VoucherOrderUnderWay, VoucherOrderBody, ReceivedPayment> {
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

  begunBy({ payment }: VoucherOrderUnderWay): Instant {
    return payableUntil(payment);
  }

  beginWith({ customer, card }: VoucherOrderBody) {
    return card && ((order: VoucherOrderUnderWay) => this.#begin(order, customer, card));
  }

  conclude({ payment }: VoucherOrderUnderWay): Promise<Result<ReceivedPayment, Problem>> {
    return whenAgreed(payment, (paymentId) =>
      this.#desk.finalize({ ...payment, paymentId }, payment.finalizeKey),
    );
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

  async #begin(
    order: VoucherOrderUnderWay,
    customer: Customer,
    card: CardToCharge,
  ): Promise<Result<VoucherOrderUnderWay, Problem>> {
    const begun = await this.#send.byCard(order, customer, card);
    return begun.ok ? done(withBegun(order, begun.value)) : begun;
  }
}

export type VoucherOrderRun = OrderRun<VoucherOrderUnderWay, VoucherOrderBody, ReceivedPayment>;
