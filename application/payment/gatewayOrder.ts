import type { Instant } from '#domain/core/instant.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { CardToCharge } from '#domain/payment/cardPayment.ts';
import { problemOfPayment } from '#domain/payment/payment.ts';
import { payableUntil, withBegun } from '#domain/payment/pendingPayment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { PaidOrder, WalletReturn } from '../orders/orderKind.ts';
import type { Begun, PaidKind, PaidKinds, ReceivedPayment } from '../ports/paymentGateway.ts';
import type { SignedCheckout } from '../ports/wallet.ts';
import { fittingCheckout } from './fittingCheckout.ts';
import type { KnownPayments } from './knownPayments.ts';

/** What every order that is paid sends with its press beside the note, and stores nowhere. */
export interface PaidBody {
  /** The card that pays; null with a wallet, and where nothing is to be paid. */
  readonly card: CardToCharge | null;
}

/** Sends an order once to begin its payment, with what goes beside its note. */
export type SendToPay<K extends PaidKind, Payment> = (
  beside: PaidKinds[K]['beside'],
) => Promise<Result<Begun<K, Payment>, Problem>>;

/** What only one kind of order that is paid has. */
export interface PaidRules<K extends PaidKind, Body extends PaidBody, Value> {
  readonly kind: K;
  /** The order's id, unique among the orders of this kind. */
  idOf(note: PaidKinds[K]['note']): string;
  /**
   * Begins the order's payment with one call of `send`, or with none if the order cannot be placed any more. An answer
   * about another order is refused as `answer-mismatch`.
   */
  begin<Payment>(
    note: PaidKinds[K]['note'],
    body: Body,
    send: SendToPay<K, Payment>,
  ): Promise<Result<Payment, Problem>>;
  /**
   * Returns what was carried out, once the money has come: of a payment that was carried out, or of one that was asked
   * for, of which no more is known than the order's number. Refuses what is about another order as `answer-mismatch`.
   */
  valueOf(
    received: PaidKinds[K]['received'] | ReceivedPayment,
    note: PaidKinds[K]['note'],
  ): Promise<Result<Value, Problem>>;
}

/** Stores what a placed order leaves behind. */
interface Finish<Note, Value> {
  execute(value: Value, note: Note): void;
}

/**
 * An order that is paid, as `OrderRun` sees it: a wallet's payment is begun before its press and a card's by it, the
 * return from the provider concludes it, and how it stands can be asked for by the payment's reference alone.
 */
export class GatewayOrder<K extends PaidKind, Body extends PaidBody, Value>
  implements PaidOrder<PaidKinds[K]['note'], Body, Value>
{
  readonly #rules: PaidRules<K, Body, Value>;
  readonly #payments: KnownPayments;
  readonly #finish: Finish<PaidKinds[K]['note'], Value>;

  constructor(
    rules: PaidRules<K, Body, Value>,
    payments: KnownPayments,
    finish: Finish<PaidKinds[K]['note'], Value>,
  ) {
    this.#rules = rules;
    this.#payments = payments;
    this.#finish = finish;
  }

  idOf(note: PaidKinds[K]['note']): string {
    return this.#rules.idOf(note);
  }

  latestStart({ payment }: PaidKinds[K]['note']): Instant {
    return payableUntil(payment);
  }

  async beginWallet(
    note: PaidKinds[K]['note'],
    body: Body,
    { returnUrl, clientId }: WalletReturn,
  ): Promise<Result<SignedCheckout, Problem>> {
    const { kind } = this.#rules;
    const begun = await this.#rules.begin(note, body, (beside) =>
      this.#payments.beginWallet({ kind, note, beside }, returnUrl),
    );
    return fittingCheckout(begun, { ...note.payment, returnUrl, clientId });
  }

  beginWith(body: Body) {
    const { card } = body;
    return card && ((note: PaidKinds[K]['note']) => this.#beginCard(note, body, card));
  }

  async conclude(note: PaidKinds[K]['note']): Promise<Result<Value, Problem>> {
    const { paymentId } = note.payment;
    // The person came back without having agreed: nothing is sent.
    if (paymentId === null) return refused({ kind: 'payment-cancelled', moneyState: 'untouched' });
    const received = await this.#payments.finalize(this.#rules.kind, note, paymentId);
    if (received.ok) return this.#rules.valueOf(received.value, note);
    // A permission that ended on the way says nothing about the payment, which needs none to be asked for.
    const isOver = received.fault.kind === 'session-expired';
    return isOver ? refused({ kind: 'unknown', moneyState: 'unknown' }) : received;
  }

  /** `payment-contradicted` if the backend denies a payment that it had received (ADR 14). */
  async find(note: PaidKinds[K]['note']): Promise<Result<Value | null, Problem>> {
    const { payment, standing } = note;
    const found = await this.#payments.state(payment.reference);
    if (!found.ok) return found;
    const problem = problemOfPayment(found.value);
    if (problem !== null) return refused(problem);
    // A payment that was begun is known there: that it is not, proves nothing.
    const isBegun = payment.paymentId !== null || standing === 'paying';
    if (found.value.state === 'unknown') return isBegun ? refused({ kind: 'charge-unclear' }) : done(null);
    return this.#rules.valueOf({ orderNumber: found.value.orderNumber }, note);
  }

  finish(value: Value, note: PaidKinds[K]['note']): void {
    this.#finish.execute(value, note);
  }

  async #beginCard(
    note: PaidKinds[K]['note'],
    body: Body,
    card: CardToCharge,
  ): Promise<Result<PaidKinds[K]['note'], Problem>> {
    const { kind } = this.#rules;
    const begun = await this.#rules.begin(note, body, (beside) =>
      this.#payments.beginCard({ kind, note, beside }, card),
    );
    return begun.ok ? done(withBegun(note, begun.value)) : begun;
  }
}
