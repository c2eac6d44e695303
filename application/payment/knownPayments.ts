import type { Charge, ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { heardOf, withHeard } from '#domain/payment/heardPayments.ts';
import { type KnownPayment, knownAfter } from '#domain/payment/knownPayment.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ChargePayments } from '../ports/chargePayments.ts';
import type { AgreedPayment, PaymentDesk, ReceivedPayment } from '../ports/paymentDesk.ts';
import type { Kept } from '../kept/kept.ts';

/** Asks how a payment stands, by all that is known of it. */
export interface PaymentStates {
  state(reference: PaymentReference): Promise<Result<KnownPayment, Problem>>;
}

/**
 * The backend's payments, each answer compared with what this tab has heard before (`knownAfter`). Every page asks
 * through it, so that none says of a received payment that nothing was paid.
 */
export class KnownPayments implements PaymentStates, Pick<PaymentDesk, 'finalize'> {
  readonly #desk: PaymentDesk;
  readonly #kept: Kept<'payments'>;

  constructor(desk: PaymentDesk, kept: Kept<'payments'>) {
    this.#desk = desk;
    this.#kept = kept;
  }

  async state(reference: PaymentReference): Promise<Result<KnownPayment, Problem>> {
    const found = await this.#desk.state(reference);
    if (!found.ok) return found;
    const known = knownAfter(heardOf(this.#kept.read('payments') ?? [], reference), found.value);
    note(this.#kept, reference, known);
    return done(known);
  }

  async finalize(payment: AgreedPayment, key: IdempotencyKey): Promise<Result<ReceivedPayment, Problem>> {
    const answer = await this.#desk.finalize(payment, key);
    if (answer.ok) noteReceived(this.#kept, payment.reference, answer.value.orderNumber);
    return answer;
  }
}

/** The backend's payments for top-ups; notes which were received. */
export class KnownChargePayments implements ChargePayments {
  readonly beginWallet: ChargePayments['beginWallet'];
  readonly beginCard: ChargePayments['beginCard'];
  readonly #till: ChargePayments;
  readonly #kept: Kept<'payments'>;

  constructor(till: ChargePayments, kept: Kept<'payments'>) {
    this.beginWallet = (order, returnUrl) => till.beginWallet(order, returnUrl);
    this.beginCard = (order, card) => till.beginCard(order, card);
    this.#till = till;
    this.#kept = kept;
  }

  async finalize(order: ChargeUnderWay, paymentId: string): Promise<Result<Charge, Problem>> {
    const answer = await this.#till.finalize(order, paymentId);
    if (answer.ok) noteReceived(this.#kept, order.payment.reference, answer.value.orderNumber);
    return answer;
  }
}

function noteReceived(kept: Kept<'payments'>, reference: PaymentReference, orderNumber: string | null): void {
  note(kept, reference, { state: 'received', isAwaited: false, orderNumber });
}

function note(kept: Kept<'payments'>, reference: PaymentReference, known: KnownPayment): void {
  kept.write('payments', withHeard(kept.read('payments') ?? [], reference, known));
}
