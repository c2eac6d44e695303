import type { Instant } from '#domain/core/instant.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { type PaymentUnderWay, payableUntil, withBegun } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isOrderSent } from '#domain/redemption/binding.ts';
import { awaitsPayment } from '#domain/redemption/difference.ts';
import type { OrderUnderWay, Redemption } from '#domain/redemption/redemption.ts';
import { bound } from '../orders/bound.ts';
import type { PaidOrder } from '../orders/orderKind.ts';
import { askPayment } from '../payment/askPayment.ts';
import type { PaymentStates } from '../payment/knownPayments.ts';
import { whenAgreed } from '../payment/whenAgreed.ts';
import type { CardToCharge } from '#domain/payment/cardPayment.ts';
import type { PaidRedemptions } from '../ports/paidRedemptions.ts';
import type { PaymentDesk } from '../ports/paymentDesk.ts';
import type { RedemptionDesk } from '../ports/redemptionDesk.ts';
import type { FinishRedemption } from './finishRedemption.ts';
import { type RedemptionBody, sentOrder } from './sentOrder.ts';

/** A redemption that waits for a payment. */
type Paid = OrderUnderWay & { readonly payment: PaymentUnderWay };

/** The money has come, and nothing can be read of what was redeemed for it yet. */
const BEING_REDEEMED: Problem = { kind: 'charge-unclear', moneyState: 'reserved' };

const CONTRADICTED: Problem = { kind: 'payment-contradicted', moneyState: 'unknown' };

/**
 * A redemption of which the voucher covers only a part, the rest being paid, as `OrderRun` sees it. It is one order: paid
 * and redeemed, or neither (ADR 50).
 */
export class PaidRedemption implements PaidOrder<Paid, RedemptionBody, Redemption> {
  readonly #till: PaidRedemptions;
  readonly #payments: PaymentStates & Pick<PaymentDesk, 'finalize'>;
  readonly #desk: Pick<RedemptionDesk, 'find'>;
  readonly #finish: FinishRedemption;

  constructor(
    till: PaidRedemptions,
    payments: PaymentStates & Pick<PaymentDesk, 'finalize'>,
    desk: Pick<RedemptionDesk, 'find'>,
    finish: FinishRedemption,
  ) {
    this.#till = till;
    this.#payments = payments;
    this.#desk = desk;
    this.#finish = finish;
  }

  idOf({ quote }: Paid): string {
    return quote.id;
  }

  begunBy({ payment }: Paid): Instant {
    return payableUntil(payment);
  }

  beginWith(body: RedemptionBody) {
    const { card } = body;
    return card && ((order: Paid) => this.#begin(order, body, card));
  }

  async conclude(order: Paid): Promise<Result<Redemption, Problem>> {
    const { finalizeKey, provider, reference } = order.payment;
    const received = await whenAgreed(order.payment, (paymentId) =>
      this.#payments.finalize({ reference, provider, paymentId }, finalizeKey),
    );
    return received.ok ? this.#redeemed(order) : received;
  }

  /** Asks for the payment first, without which nothing was redeemed. Null if the order never arrived. */
  async find(order: Paid): Promise<Result<Redemption | null, Problem>> {
    const received = await askPayment(this.#payments, order);
    if (!received.ok) return received;
    return received.value === null ? done(null) : this.#redeemed(order);
  }

  finish(redemption: Redemption, order: Paid): boolean {
    return this.#finish.execute(redemption, order);
  }

  async #begin(order: Paid, body: RedemptionBody, card: CardToCharge): Promise<Result<Paid, Problem>> {
    const answer = await this.#till.beginCard(sentOrder(order, body), order.payment, card);
    const begun = bound(answer, ({ redemption }) => awaitsPayment(redemption, order));
    return begun.ok ? done(withBegun(order, begun.value.payment)) : begun;
  }

  async #redeemed(order: Paid): Promise<Result<Redemption, Problem>> {
    const found = await this.#desk.find(order.quote.id);
    if (!found.ok) return refused({ ...found.fault, moneyState: 'reserved' });
    const { value } = found;
    if (value === null || awaitsPayment(value, order)) return refused(BEING_REDEEMED);
    // A redemption fails only together with its payment, which has come.
    if (value.id === order.quote.id && value.status === 'FAILED') return refused(CONTRADICTED);
    return isOrderSent(value, order) ? done(value) : refused({ kind: 'answer-mismatch' });
  }
}
