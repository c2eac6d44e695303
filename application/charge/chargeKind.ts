import { type Charge, type ChargeUnderWay, followsCharge } from '#domain/charge/chargeOrder.ts';
import type { Instant } from '#domain/core/instant.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { PAYMENT_LIFETIME_MS } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { bound } from '../orders/bound.ts';
import { type OrderKind, ToPay } from '../orders/orderKind.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import { askPayment } from '../payment/askPayment.ts';
import type { PaymentStates } from '../payment/knownPayments.ts';
import type { CardToCharge } from '../ports/begunPayment.ts';
import type { ChargePayments } from '../ports/chargePayments.ts';
import { begunOrExpired } from './expiredPermission.ts';
import type { FinishCharge } from './finishCharge.ts';

/** What is sent with the press and stored nowhere: the card; null with a wallet. */
export type ChargeBody = CardToCharge | null;

/**
 * A top-up as `OrderRun` sees it: the press begins the payment, the return from the provider concludes it, and its
 * state can be asked for by its reference alone.
 */
export class ChargeKind implements OrderKind<ChargeUnderWay, ChargeBody, Charge> {
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

  /** The person may take this long to pay. */
  begunBy({ payment }: ChargeUnderWay): Instant {
    return payment.startedAt + PAYMENT_LIFETIME_MS;
  }

  /** Never: a card's id and a wallet's signature are good for one payment, so each press is one of its own. */
  again(): null {
    return null;
  }

  /** A wallet was begun before its button was drawn: its press sends nothing, it only leads to the provider. */
  async place(
    order: ChargeUnderWay,
    body: ChargeBody,
  ): Promise<Result<Charge | ToPay<ChargeUnderWay>, Problem>> {
    if (body === null) return done(new ToPay(order));
    const begun = await this.#till.beginCard(order, body);
    if (!begun.ok) return refused(begunOrExpired(begun.fault));
    return done(new ToPay({ ...order, payment: { ...order.payment, ...begun.value } }));
  }

  async conclude(order: ChargeUnderWay): Promise<Result<Charge, Problem>> {
    const { paymentId } = order.payment;
    if (paymentId === null) return refused({ kind: 'payment-cancelled', moneyState: 'untouched' });
    const answer = await this.#till.finalize(order, paymentId);
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
}

export type ChargeRun = OrderRun<ChargeUnderWay, ChargeBody, Charge>;
