import type { Instant } from '#domain/core/instant.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { CardToCharge } from '#domain/payment/cardPayment.ts';
import { type PaymentReference, problemOfPayment } from '#domain/payment/payment.ts';
import { payableUntil, withBegun } from '#domain/payment/pendingPayment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { PaidOrder, WalletReturn } from '../orders/orderKind.ts';
import type { ReceivedPayment } from '#domain/payment/payment.ts';
import type { Begun } from '../ports/paymentGateway.ts';
import type { PaidKind, PaidKinds } from './paidKinds.ts';
import type { SignedCheckout } from '../ports/wallet.ts';
import { fittingCheckout } from './fittingCheckout.ts';
import type { KnownPayments } from './knownPayments.ts';

/** What the pages of a kind of orders that is always paid use beside its run. */
export interface BeforePayment<Prepare> {
  readonly prepare: Prepare;
  /** True if an order is prepared that can be paid. */
  readonly isPrepared: () => boolean;
  /** Of this tab's last order. */
  readonly receipt: () => { readonly reference: PaymentReference } | null;
}

/** Sent with the pending order and stored nowhere. */
export interface PaidBody {
  /** Null with a wallet, and if nothing must be paid. */
  readonly card: CardToCharge | null;
}

export type SendToPay<K extends PaidKind, Payment> = (
  beside: PaidKinds[K]['beside'],
) => Promise<Result<Begun<K, Payment>, Problem>>;

/** The rules that differ between the kinds of paid orders. */
export interface PaidRules<K extends PaidKind, Body extends PaidBody, Value> {
  readonly kind: K;
  idOf(order: PaidKinds[K]['order']): string;
  aloneIn(order: PaidKinds[K]['order']): readonly string[];
  /** Calls `send` at most once. Refuses an answer about another order with `answer-mismatch`. */
  begin<Payment>(
    order: PaidKinds[K]['order'],
    body: Body,
    send: SendToPay<K, Payment>,
  ): Promise<Result<Payment, Problem>>;
  /** A looked-up payment carries only the order number. Refuses an answer about another order. */
  valueOf(
    received: PaidKinds[K]['received'] | ReceivedPayment,
    order: PaidKinds[K]['order'],
  ): Promise<Result<Value, Problem>>;
}

interface Finish<Order, Value> {
  execute(value: Value, order: Order): void;
}

/**
 * Adapts a paid order to `OrderRun`. A wallet payment begins before its button is pressed, a card payment on submit;
 * `conclude` runs on the return from the provider. The payment's reference suffices to look up its status.
 */
export class GatewayOrder<K extends PaidKind, Body extends PaidBody, Value>
  implements PaidOrder<PaidKinds[K]['order'], Body, Value>
{
  readonly #rules: PaidRules<K, Body, Value>;
  readonly #payments: KnownPayments;
  readonly #finish: Finish<PaidKinds[K]['order'], Value>;

  constructor(
    rules: PaidRules<K, Body, Value>,
    payments: KnownPayments,
    finish: Finish<PaidKinds[K]['order'], Value>,
  ) {
    this.#rules = rules;
    this.#payments = payments;
    this.#finish = finish;
  }

  get kind(): K {
    return this.#rules.kind;
  }

  idOf(order: PaidKinds[K]['order']): string {
    return this.#rules.idOf(order);
  }

  aloneIn(order: PaidKinds[K]['order']): readonly string[] {
    return this.#rules.aloneIn(order);
  }

  latestStart({ payment }: PaidKinds[K]['order']): Instant {
    return payableUntil(payment);
  }

  async beginWallet(
    order: PaidKinds[K]['order'],
    body: Body,
    { returnUrl, clientId }: WalletReturn,
  ): Promise<Result<SignedCheckout, Problem>> {
    const { kind } = this.#rules;
    const begun = await this.#rules.begin(order, body, (beside) =>
      this.#payments.beginWallet({ kind, order, beside }, returnUrl),
    );
    return fittingCheckout(begun, { ...order.payment, returnUrl, clientId });
  }

  beginWith(body: Body) {
    const { card } = body;
    return card && ((order: PaidKinds[K]['order']) => this.#beginCard(order, body, card));
  }

  async conclude(order: PaidKinds[K]['order']): Promise<Result<Value, Problem>> {
    const { paymentId } = order.payment;
    // The user came back without approving: send nothing.
    if (paymentId === null) return refused({ kind: 'payment-cancelled', moneyState: 'untouched' });
    const received = await this.#payments.finalize(this.#rules.kind, order, paymentId);
    if (received.ok) return this.#rules.valueOf(received.value, order);
    // An expired permission says nothing about the payment, whose lookup needs none.
    const isOver = received.fault.kind === 'session-expired';
    return isOver ? refused({ kind: 'unknown', moneyState: 'unknown' }) : received;
  }

  /** Also refuses with `payment-contradicted` if the backend denies a payment that it had received (ADR 14). */
  async find(order: PaidKinds[K]['order']): Promise<Result<Value | null, Problem>> {
    const { payment, standing } = order;
    const found = await this.#payments.state(payment.reference);
    if (!found.ok) return found;
    const problem = problemOfPayment(found.value);
    if (problem !== null) return refused(problem);
    // The backend knew this payment, so "unknown" proves nothing.
    const isBegun = payment.paymentId !== null || standing === 'paying';
    if (found.value.state === 'unknown') return isBegun ? refused({ kind: 'charge-unclear' }) : done(null);
    return this.#rules.valueOf({ orderNumber: found.value.orderNumber }, order);
  }

  finish(value: Value, order: PaidKinds[K]['order']): void {
    this.#finish.execute(value, order);
  }

  async #beginCard(
    order: PaidKinds[K]['order'],
    body: Body,
    card: CardToCharge,
  ): Promise<Result<PaidKinds[K]['order'], Problem>> {
    const { kind } = this.#rules;
    const begun = await this.#rules.begin(order, body, (beside) =>
      this.#payments.beginCard({ kind, order, beside }, card),
    );
    return begun.ok ? done(withBegun(order, begun.value)) : begun;
  }
}
