import { makeAutoObservable, observableRef } from 'mobx';
import type { KnownPayments } from '#application/payment/knownPayments.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { KnownPayment } from '#domain/payment/knownPayment.ts';
import { type PaymentReference, mayStillChange } from '#domain/payment/payment.ts';
import type { PaymentReturn } from '#domain/payment/paymentReturn.ts';
import { type PendingPaidOrder, withPaymentId } from '#domain/payment/pendingPayment.ts';
import type { PaidOrder } from '../../../orders/payment/paidOrder.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** Whose payment the provider has led back from. */
export type ReturnState =
  /** That of this tab, whose order tells what becomes of it. */
  | { readonly kind: 'own' }
  /** One that this tab has a receipt of: the page was opened twice. */
  | { readonly kind: 'done' }
  /**
   * One that this tab knows by its reference alone, or that was missed here; `standing` is null until the backend has
   * told it.
   */
  | {
      readonly kind: 'elsewhere';
      readonly reference: PaymentReference;
      readonly standing: KnownPayment | null;
    }
  /** The address names no payment, or more than one. */
  | { readonly kind: 'none' };

interface ReturnDeps {
  readonly back: PaymentReturn;
  readonly order: Pick<PaidOrder, 'state' | 'conclude' | 'resume'>;
  readonly stored: PendingPaidOrder | null;
  readonly isReceived: (reference: PaymentReference) => boolean;
  readonly payments: Pick<KnownPayments, 'state'>;
  readonly now: () => Instant;
}

/**
 * View model of the page to which a payment provider leads back. It carries the payment of this tab out, once; of every
 * other payment it only asks how it stands, and never says that it has failed before the backend does.
 */
export class ReturnScreen {
  state: ReturnState;
  /** For how long it has been asked how the payment stands, in milliseconds, as of the last answer. */
  askedForMs = 0;
  readonly #openedAt: Instant;
  readonly #deps: ReturnDeps;
  readonly #latest = new LatestRequest();
  #isBegun = false;

  constructor(parts: ReturnDeps) {
    this.#deps = parts;
    this.state = stateOf(parts);
    this.#openedAt = parts.now();
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const leave = this.#latest.enter();
    if (!this.#isBegun) void this.begin();
    this.#isBegun = true;
    return leave;
  }

  /** True while the backend may still have something new to say of a payment that is not this tab's. */
  get isWaiting(): boolean {
    const { state } = this;
    return state.kind === 'elsewhere' && mayStillChange(state.standing?.state ?? null, this.askedForMs);
  }

  /** Asks how a payment stands that is not this tab's. A problem changes nothing: it is asked again later. */
  async look(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'elsewhere') return;
    const isAwaited = this.#latest.begin();
    const found = await this.#deps.payments.state(state.reference);
    if (found.ok && isAwaited()) this.become({ ...state, standing: found.value });
  }

  private async begin(): Promise<void> {
    const { back, stored, order } = this.#deps;
    if (this.state.kind === 'elsewhere') await this.look();
    if (this.state.kind !== 'own' || !stored?.payment) return;
    // Nothing says what was paid at the wallet: the person cancelled, or the address is not as the provider made it.
    const paymentId = back.provider === 'wallet' ? back.sessionId : stored.payment.paymentId;
    const isPaid = stored.standing === 'paying' && paymentId !== null;
    await (isPaid ? order.conclude(withPaymentId(stored, paymentId)) : order.resume());
    if (order.state.kind !== 'idle') return;
    // A payment that was missed is asked for without showing it, and nothing of it is open: here it has to be told.
    this.become({ kind: 'elsewhere', reference: stored.payment.reference, standing: null });
    await this.look();
  }

  private become(state: ReturnState): void {
    this.state = state;
    this.askedForMs = this.#deps.now() - this.#openedAt;
  }
}

function stateOf({ back, stored, isReceived }: ReturnDeps): ReturnState {
  const { reference } = back;
  if (reference === null) return { kind: 'none' };
  const payment = stored?.payment;
  if (payment?.reference === reference && payment.provider === back.provider) return { kind: 'own' };
  if (isReceived(reference)) return { kind: 'done' };
  return { kind: 'elsewhere', reference, standing: null };
}
