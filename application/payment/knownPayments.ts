import { type Result, done } from '#domain/core/result.ts';
import { heardOf, withHeard } from '#domain/payment/heardPayments.ts';
import { type KnownPayment, knownAfter } from '#domain/payment/knownPayment.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Kept } from '../kept/kept.ts';
import type { PaidKind, PaidKinds, PaymentGateway } from '../ports/paymentGateway.ts';

/**
 * The backend's payments, each answer compared with what this tab has heard before (`knownAfter`). Every page asks
 * through it, so that none says of a received payment that nothing was paid.
 */
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

  /**
   * Asks how a payment stands, by its reference alone: also one of another tab. Only asks, so it may be repeated; it
   * says nothing of the voucher. Only the kinds of any call (see `Problem`) come back.
   */
  async state(reference: PaymentReference): Promise<Result<KnownPayment, Problem>> {
    const found = await this.#gateway.state(reference);
    if (!found.ok) return found;
    const known = knownAfter(heardOf(this.#kept.read('payments') ?? [], reference), found.value);
    this.#note(reference, known);
    return done(known);
  }

  /** As `PaymentGateway.finalize`. */
  async finalize<K extends PaidKind>(
    kind: K,
    note: PaidKinds[K]['note'],
    paymentId: string,
  ): Promise<Result<PaidKinds[K]['received'], Problem>> {
    const answer = await this.#gateway.finalize(kind, note, paymentId);
    if (answer.ok) {
      const { orderNumber } = answer.value;
      this.#note(note.payment.reference, { state: 'received', isAwaited: false, orderNumber });
    }
    return answer;
  }

  #note(reference: PaymentReference, known: KnownPayment): void {
    this.#kept.write('payments', withHeard(this.#kept.read('payments') ?? [], reference, known));
  }
}
