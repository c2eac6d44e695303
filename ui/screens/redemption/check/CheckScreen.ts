import { makeAutoObservable, observableRef } from 'mobx';
import type { RedemptionBody } from '#application/redemption/sentOrder.ts';
import type { PrepareRedemption } from '#application/redemption/prepareRedemption.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Result } from '#domain/core/result.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { StartingPoint } from '#domain/orders/startingPoint.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isSameRedemption } from '#domain/redemption/binding.ts';
import type { PreparedRedemption } from '#domain/redemption/kind.ts';
import type { PendingRedemption, Quote, Redemption } from '#domain/redemption/redemption.ts';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

export type RedemptionScreen = OrderScreen<PendingRedemption, RedemptionBody, Redemption>;

/** State of the quote. `key` is the idempotency key of a press with this quote. */
type Quoting =
  | { readonly kind: 'counting' }
  | { readonly kind: 'uncountable'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly quote: Quote; readonly key: IdempotencyKey };

interface CheckDeps {
  readonly order: RedemptionScreen;
  readonly run: Pick<RedemptionRun, 'stored'>;
  readonly prepare: Pick<PrepareRedemption, 'order'>;
  /** Null if something is missing, which only an open order allows. */
  readonly prepared: PreparedRedemption | null;
  /** Asks what redeeming the prepared lines would do. */
  readonly quote: () => Promise<Result<Quote, Problem>>;
  readonly startingPoint: () => StartingPoint;
  readonly newKey: () => IdempotencyKey;
  /** Called with a problem before it is shown; true if the problem ended the session. */
  readonly endedBy: (problem: Problem) => boolean;
  /** The backend's clock. */
  readonly now: () => Instant;
}

/** View model of the last step before value moves: the quote, and the redemption pressed with it (product 6.3 to 6.5). */
export class CheckScreen {
  quoting: Quoting = { kind: 'counting' };
  readonly order: RedemptionScreen;
  readonly #deps: CheckDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: CheckDeps) {
    this.#deps = deps;
    this.order = deps.order;
    makeAutoObservable(this, { quoting: observableRef, order: false }, { autoBind: true });
  }

  /** Resumes a pending order, else requests a quote. Returns the cleanup function, which drops late answers. */
  start(): () => void {
    const leave = this.#latest.enter();
    void this.begin();
    return leave;
  }

  /** Of the order in progress, else the current one; null before it is there. */
  get quote(): Quote | null {
    const { state } = this.order;
    if ('order' in state) return state.order.quote;
    return this.quoting.kind === 'ready' ? this.quoting.quote : null;
  }

  /** Discards a lost pending order and requests a new quote. Does nothing in other states. */
  async goOn(): Promise<void> {
    if (this.order.state.kind !== 'lost') return;
    this.order.goOn();
    await this.ask();
  }

  /**
   * Looks up whether an earlier order arrived after all, then requests a new quote. Safe to repeat: it places nothing.
   */
  async count(): Promise<void> {
    this.become({ kind: 'counting' });
    this.order.goOn();
    await this.order.resume();
    await this.askUnlessFixed();
  }

  /**
   * Places the redemption, once. After a refusal the user may press again, with the same key if the order is the same;
   * an unclear outcome can only be looked up.
   */
  async redeem(): Promise<void> {
    const { prepared } = this.#deps;
    const { state } = this.order;
    // One key per quote: a press after a refusal reuses it.
    const from = state.kind === 'refused' ? state.order : this.quoting.kind === 'ready' ? this.quoting : null;
    if (prepared === null || from === null) return;
    await this.order.press(this.orderWith(prepared, from), { ...prepared, card: null });
    await this.reconsider();
  }

  /** Looks up the outcome of an unclear redemption; `quietly`: an automatic lookup, not announced. Safe to repeat. */
  async findOut({ quietly = false } = {}): Promise<void> {
    await this.order.findOut({ quietly });
    await this.reconsider();
  }

  private async begin(): Promise<void> {
    const isAwaited = this.#latest.begin();
    await this.order.resume();
    const { stored } = this.#deps.run;
    if (!isAwaited() || this.order.isFixed) return;
    this.order.goOn();
    if (stored !== null && this.#deps.now() < stored.quote.expiresAt && this.isSame(stored)) {
      // The same quote and key: if the first order still arrives, the backend treats both as one redemption.
      this.become({ kind: 'ready', quote: stored.quote, key: stored.key });
    } else await this.ask();
  }

  /** After another page's order was refused: it may be pressed again only if the order would be identical. */
  private async reconsider(): Promise<void> {
    const { state } = this.order;
    if (state.kind !== 'refused' || this.isSame(state.order)) return;
    await this.askUnlessFixed();
  }

  private async askUnlessFixed(): Promise<void> {
    if (this.order.isFixed) return;
    this.order.goOn();
    await this.ask();
  }

  /** Resets the consent, because it refers to the former amounts. */
  private async ask(): Promise<void> {
    this.order.untick();
    this.become({ kind: 'counting' });
    const { quote, endedBy, newKey } = this.#deps;
    const isAwaited = this.#latest.begin();
    const answer = await quote();
    if (!isAwaited()) return;
    if (answer.ok) this.become({ kind: 'ready', quote: answer.value, key: newKey() });
    else if (!endedBy(answer.fault)) this.become({ kind: 'uncountable', problem: answer.fault });
  }

  /** True if a press now would place an identical order. */
  private isSame(order: PendingRedemption): boolean {
    const { prepared } = this.#deps;
    return prepared !== null && isSameRedemption(order, this.orderWith(prepared, order));
  }

  private orderWith(prepared: PreparedRedemption, { quote, key }: Pick<PendingRedemption, 'quote' | 'key'>) {
    const { prepare, startingPoint } = this.#deps;
    return prepare.order(prepared, { quote, key, startingPoint: startingPoint(), payment: null });
  }

  private become(quoting: Quoting): void {
    this.quoting = quoting;
  }
}
