import { makeAutoObservable, observableRef } from 'mobx';
import type { KnownPayments } from '#application/payment/knownPayments.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { KnownPayment } from '#domain/payment/knownPayment.ts';
import { type PaymentReference, mayStillChange } from '#domain/payment/payment.ts';
import type { PaymentReturn } from '#domain/payment/paymentReturn.ts';
import { type PendingPaidOrder, withPaymentId } from '#domain/payment/pendingPayment.ts';
import type { PaidOrderScreen } from '../../../orders/payment/paidOrderScreen.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** Whether the returned payment belongs to this tab. */
export type ReturnState =
  /** A payment of this tab; its pending order tells the outcome. */
  | { readonly kind: 'own' }
  /** This tab already has the receipt: the page was opened twice. */
  | { readonly kind: 'done' }
  /**
   * This tab knows only the payment's reference, or lost track of it; `standing` is null until the backend has
   * answered.
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
  readonly order: Pick<PaidOrderScreen, 'state' | 'conclude' | 'resume'>;
  readonly stored: PendingPaidOrder | null;
  readonly isReceived: (reference: PaymentReference) => boolean;
  readonly payments: Pick<KnownPayments, 'state'>;
  readonly now: () => Instant;
}

/**
 * View model of the page that a payment provider redirects to. Concludes this tab's payment once; of any other payment
 * it only asks the state, and never says that it failed before the backend does.
 */
export class ReturnScreen {
  state: ReturnState;
  /** How long the state has been polled, in milliseconds, up to the last answer. */
  askedForMs = 0;
  readonly #openedAt: Instant;
  readonly #deps: ReturnDeps;
  readonly #latest = new LatestRequest();
  #isBegun = false;

  constructor(deps: ReturnDeps) {
    this.#deps = deps;
    this.state = stateOf(deps);
    this.#openedAt = deps.now();
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const leave = this.#latest.enter();
    if (!this.#isBegun) void this.begin();
    this.#isBegun = true;
    return leave;
  }

  /** True while the backend's answer about another tab's payment may still change. */
  get isWaiting(): boolean {
    const { state } = this;
    return state.kind === 'elsewhere' && mayStillChange(state.standing?.state ?? null, this.askedForMs);
  }

  /** Asks for the state of a payment that is not this tab's. A problem changes nothing; the next poll retries. */
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
    // Without an id nothing proves that the wallet was paid: the user cancelled, or the address was changed. So look it
    // up only.
    const paymentId = back.provider === 'wallet' ? back.sessionId : stored.payment.paymentId;
    const isPaid = stored.standing === 'paying' && paymentId !== null;
    await (isPaid ? order.conclude(withPaymentId(stored, paymentId)) : order.resume());
    if (order.state.kind !== 'idle') return;
    // Resuming a missed payment shows nothing, since no order is open any more; so this page must show the payment's
    // state.
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
