import { type Charge, type ChargeUnderWay, followsCharge } from '#domain/charge/chargeOrder.ts';
import type { Instant } from '#domain/core/instant.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { payableUntil, withBegun } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { bound } from '../orders/bound.ts';
import type { PaidOrder } from '../orders/orderKind.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import { askPayment } from '../payment/askPayment.ts';
import type { PaymentStates } from '../payment/knownPayments.ts';
import { whenAgreed } from '../payment/whenAgreed.ts';
import type { CardToCharge } from '#domain/payment/cardPayment.ts';
import type { ChargePayments } from '../ports/chargePayments.ts';
import { begunOrExpired } from './expiredPermission.ts';
import type { FinishCharge } from './finishCharge.ts';

/** What is sent with the press and stored nowhere: the card; null with a wallet. */
export type ChargeBody = CardToCharge | null;

/**
 * A top-up as `OrderRun` sees it: the press begins the payment, the return from the provider concludes it, and its
 * state can be asked for by its reference alone.
 */
export class ChargeKind implements PaidOrder<ChargeUnderWay, ChargeBody, Charge> {
  readonly #till: ChargePayments;
  readonly #desk: PaymentStates;
  readonly #finish: FinishCharge;

  constructor(till: ChargePayments, desk: PaymentStates, finish: FinishCharge) {
    this.#till = till;
    this.#desk = desk;
    this.#finish = finish;
  }

  idOf({ payment }: ChargeUnderWay): string {
    return payment.reference;
  }

  begunBy({ payment }: ChargeUnderWay): Instant {
    return payableUntil(payment);
  }

  beginWith(card: ChargeBody) {
    return card && ((order: ChargeUnderWay) => this.#begin(order, card));
  }

  async conclude(order: ChargeUnderWay): Promise<Result<Charge, Problem>> {
    const answer = await whenAgreed(order.payment, (paymentId) => this.#till.finalize(order, paymentId));
    // A permission that ended on the way says nothing about the payment, which needs none to be asked for.
    if (!answer.ok && answer.fault.kind === 'session-expired')
      return refused({ kind: 'unknown', moneyState: 'unknown' });
    return bound(answer, (charge) => followsCharge(charge, order));
  }

  async find(order: ChargeUnderWay): Promise<Result<Charge | null, Problem>> {
    const received = await askPayment(this.#desk, order);
    if (!received.ok) return received;
    if (received.value === null) return done(null);
    // How a payment stands names no amount, so it cannot put right that another one was told.
    if (order.standing === 'mismatch') return refused({ kind: 'answer-mismatch' });
    return done({ chargedInCent: null, balanceInCent: null, ...received.value });
  }

  finish(charge: Charge, order: ChargeUnderWay): boolean {
    return this.#finish.execute(charge, order);
  }

  async #begin(order: ChargeUnderWay, card: CardToCharge): Promise<Result<ChargeUnderWay, Problem>> {
    const begun = await this.#till.beginCard(order, card);
    return begun.ok ? done(withBegun(order, begun.value)) : refused(begunOrExpired(begun.fault));
  }
}

export type ChargeRun = OrderRun<ChargeUnderWay, ChargeBody, Charge>;
