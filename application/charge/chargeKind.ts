import {
  type Charge,
  type ChargeUnderWay,
  PAYMENT_LIFETIME_MS,
  followsCharge,
} from '#domain/charge/chargeOrder.ts';
import type { Instant } from '#domain/core/instant.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { type CardTypeId, problemOfPayment } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { bound } from '../orders/bound.ts';
import { type OrderKind, ToPay } from '../orders/orderKind.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import type { PaymentDesk } from '../ports/paymentDesk.ts';
import { begunOrExpired } from './expiredPermission.ts';
import type { FinishCharge } from './finishCharge.ts';

/** What is sent with the press and stored nowhere: the card, and the address to come back to; null with a wallet. */
export type ChargeBody = { readonly typeId: CardTypeId; readonly returnUrl: string } | null;

/**
 * A top-up as `OrderRun` sees it: the press begins the payment, the return from the provider concludes it, and its
 * state can be asked for by its reference alone.
 */
export class ChargeKind implements OrderKind<ChargeUnderWay, ChargeBody, Charge> {
  readonly #desk: PaymentDesk;
  readonly #finish: FinishCharge;

  constructor(desk: PaymentDesk, finish: FinishCharge) {
    this.#desk = desk;
    this.#finish = finish;
  }

  idOf({ reference }: ChargeUnderWay): string {
    return reference;
  }

  /** The person may take this long to pay. */
  begunBy({ sentAt }: ChargeUnderWay): Instant {
    return sentAt + PAYMENT_LIFETIME_MS;
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
    const { key, token, reference, amountInCent, currency } = order;
    const payment = { token, reference, amountInCent, currency, ...body };
    const begun = await this.#desk.beginCard(payment, key);
    if (!begun.ok) return refused(begunOrExpired(begun.fault));
    const { chargeId, challenge } = begun.value;
    return done(new ToPay({ ...order, paymentId: chargeId, challenge }));
  }

  async conclude(order: ChargeUnderWay): Promise<Result<Charge, Problem>> {
    const { provider, paymentId, token, finalizeKey } = order;
    if (paymentId === null) return refused({ kind: 'payment-cancelled', moneyState: 'untouched' });
    const answer = await this.#desk.finalize({ provider, paymentId, token }, finalizeKey);
    // A permission that ended on the way says nothing about the payment, which needs none to be asked for.
    if (!answer.ok && answer.fault.kind === 'session-expired')
      return refused({ kind: 'unknown', moneyState: 'unknown' });
    return bound(answer, (charge) => followsCharge(charge, order));
  }

  async find({ reference }: ChargeUnderWay): Promise<Result<Charge | null, Problem>> {
    const found = await this.#desk.state(reference);
    if (!found.ok) return found;
    const problem = problemOfPayment(found.value);
    if (problem !== null) return refused(problem);
    if (found.value.state === 'unknown') return done(null);
    const { orderNumber } = found.value;
    return done({ chargedInCent: null, balanceInCent: null, orderNumber });
  }

  finish(charge: Charge, order: ChargeUnderWay): boolean {
    return this.#finish.execute(charge, order);
  }
}

export type ChargeRun = OrderRun<ChargeUnderWay, ChargeBody, Charge>;
