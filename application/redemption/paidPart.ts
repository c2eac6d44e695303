import { type Result, done, refused } from '#domain/core/result.ts';
import type { PaymentUnderWay } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isOrderSent } from '#domain/redemption/binding.ts';
import { awaitsPayment } from '#domain/redemption/difference.ts';
import type { OrderUnderWay, Redemption } from '#domain/redemption/redemption.ts';
import { bound } from '../orders/bound.ts';
import { ToPay } from '../orders/orderKind.ts';
import { askPayment } from '../payment/askPayment.ts';
import type { PaymentStates } from '../payment/knownPayments.ts';
import type { PaidRedemptions } from '../ports/paidRedemptions.ts';
import type { PaymentDesk } from '../ports/paymentDesk.ts';
import type { RedemptionDesk } from '../ports/redemptionDesk.ts';
import { type RedemptionBody, sentOrder } from './sentOrder.ts';

/** A redemption that waits for a payment. */
type Paid = OrderUnderWay & { readonly payment: PaymentUnderWay };

export function isPaid(order: OrderUnderWay): order is Paid {
  return order.payment !== null;
}

/** The money has come, and nothing can be read of what was redeemed for it yet. */
const BEING_REDEEMED: Problem = { kind: 'charge-unclear', moneyState: 'reserved' };

const CONTRADICTED: Problem = { kind: 'payment-contradicted', moneyState: 'unknown' };

/**
 * A redemption of which the voucher covers only a part, the rest being paid. It is one order: paid and redeemed, or
 * neither (ADR 50).
 */
export class PaidPart {
  readonly #till: PaidRedemptions;
  readonly #payments: PaymentStates & Pick<PaymentDesk, 'finalize'>;
  readonly #desk: Pick<RedemptionDesk, 'find'>;

  constructor(
    till: PaidRedemptions,
    payments: PaymentStates & Pick<PaymentDesk, 'finalize'>,
    desk: Pick<RedemptionDesk, 'find'>,
  ) {
    this.#till = till;
    this.#payments = payments;
    this.#desk = desk;
  }

  /** A wallet was begun before its button was drawn: its press sends nothing, it only leads to the provider. */
  async begin(order: Paid, body: RedemptionBody): Promise<Result<ToPay<OrderUnderWay>, Problem>> {
    if (body.card === null) return done(new ToPay(order));
    const { payment } = order;
    const answer = await this.#till.beginCard(sentOrder(order, body), payment, body.card);
    const begun = bound(answer, ({ redemption }) => awaitsPayment(redemption, order));
    return begun.ok ? done(new ToPay({ ...order, payment: { ...payment, ...begun.value.payment } })) : begun;
  }

  /** Carries out what was paid for. */
  async conclude(order: Paid): Promise<Result<Redemption, Problem>> {
    const { paymentId, finalizeKey, provider, reference } = order.payment;
    if (paymentId === null) return refused({ kind: 'payment-cancelled', moneyState: 'untouched' });
    const received = await this.#payments.finalize({ reference, provider, paymentId }, finalizeKey);
    return received.ok ? this.#redeemed(order) : received;
  }

  /** Asks for the payment first, without which nothing was redeemed. Null if the order never arrived. */
  async find(order: Paid): Promise<Result<Redemption | null, Problem>> {
    const received = await askPayment(this.#payments, order);
    if (!received.ok) return received;
    return received.value === null ? done(null) : this.#redeemed(order);
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
