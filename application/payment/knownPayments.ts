import { type Result, done } from '#domain/core/result.ts';
import { heardOf, withHeard } from '#domain/payment/heardPayments.ts';
import { type KnownPayment, knownAfter } from '#domain/payment/knownPayment.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Kept } from '../kept/kept.ts';
import type { PaymentGateway } from '../ports/paymentGateway.ts';
import type { PaidKind, PaidKinds } from './paidKinds.ts';

/** Compares answers with what this tab heard before (`knownAfter`): no page reports a received payment as unpaid. */
export class KnownPayments {
  readonly beginWallet: PaymentGateway['beginWallet'];
  readonly beginCard: PaymentGateway['beginCard'];
  readonly #gateway: PaymentGateway;
  readonly #kept: Kept<'payments'>;

  constructor(gateway: PaymentGateway, kept: Kept<'payments'>) {
    this.beginWallet = (order, returnUrl) => gateway.beginWallet(order, returnUrl);
    this.beginCard = (order, card) => gateway.beginCard(order, card);
    this.#gateway = gateway;
    this.#kept = kept;
  }

  /** Looks up a payment by its reference, even one of another tab. */
  async state(reference: PaymentReference): Promise<Result<KnownPayment, Problem>> {
    const found = await this.#gateway.state(reference);
    if (!found.ok) return found;
    const known = knownAfter(heardOf(this.#kept.read('payments') ?? [], reference), found.value);
    this.#remember(reference, known);
    return done(known);
  }

  async finalize<K extends PaidKind>(
    kind: K,
    order: PaidKinds[K]['order'],
    paymentId: string,
  ): Promise<Result<PaidKinds[K]['received'], Problem>> {
    const answer = await this.#gateway.finalize(kind, order, paymentId);
    if (answer.ok) {
      const { orderNumber } = answer.value;
      this.#remember(order.payment.reference, { state: 'received', isAwaited: false, orderNumber });
    }
    return answer;
  }

  #remember(reference: PaymentReference, known: KnownPayment): void {
    this.#kept.write('payments', withHeard(this.#kept.read('payments') ?? [], reference, known));
  }
}
