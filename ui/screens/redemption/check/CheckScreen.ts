import { makeAutoObservable, observableRef } from 'mobx';
import type { RedemptionBody } from '#application/redemption/sentOrder.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import { isSameRedemption, redemptionOf } from '#domain/redemption/kind.ts';
import type { PendingRedemption, Redemption } from '#domain/redemption/redemption.ts';
import { OrderScreen } from '../../../orders/OrderScreen.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';
import type { CheckOrder, CheckDeps, CheckScreenState, Quoting } from './checkDeps.ts';

/**
 * View model of the last step before value moves: it requests a quote and submits the redemption (product 6.3 to 6.5).
 */
export class CheckScreen {
  /** Consent, submit and outcome. */
  readonly order: OrderScreen<PendingRedemption, RedemptionBody, Redemption>;
  quoting: Quoting = { kind: 'counting' };
  readonly #deps: CheckDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: CheckDeps) {
    this.#deps = deps;
    const { run, endedBy, onPlaced } = deps;
    this.order = new OrderScreen({ run, endedBy, onPlaced });
    makeAutoObservable(this, { quoting: observableRef, order: false }, { autoBind: true });
  }

  /**
   * Resumes a pending order, else requests a quote. Returns the cleanup function, which stops observing the order and
   * drops late answers.
   */
  start(): () => void {
    const leave = this.#latest.enter();
    const end = this.order.listen();
    void this.begin();
    return () => {
      leave();
      end();
    };
  }

  /** The state of the order, or of the quote while there is no order. */
  get state(): CheckScreenState {
    const { state } = this.order;
    switch (state.kind) {
      case 'idle':
      case 'blocked':
        return this.quoting;
      case 'lost':
        return { kind: 'lost', why: state.why, quote: state.order.quote };
      case 'placing':
      case 'held-back':
      case 'paying':
        return { kind: 'placing', quote: state.order.quote };
      case 'placed': {
        // Keeps the view unchanged until the next page has loaded.
        const { quote } = state.order;
        return this.order.left === null
          ? { kind: 'placing', quote }
          : { kind: 'finding-out', quote, problem: { kind: 'timed-out' } };
      }
      case 'refused':
      case 'unclear':
      case 'finding-out':
        return { kind: state.kind, quote: state.order.quote, problem: state.problem };
    }
  }

  /** The draft that the shown amounts belong to: the pending order's, else the user's choice. */
  get draft(): RedemptionDraft {
    return this.order.left?.draft ?? this.#deps.draft;
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
   * Places the redemption, once. After a success `onPlaced` is called. After a refusal the user may submit again, with
   * the same key if the order is the same; an unclear outcome can only be looked up.
   */
  async redeem(body: CheckOrder): Promise<void> {
    const order = this.orderOf(body);
    if (order === null) return;
    await this.order.press(order, { ...body, card: null });
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
    const stored = this.#deps.run.stored;
    if (!isAwaited() || this.order.isFixed) return;
    this.order.goOn();
    if (stored !== null && this.#deps.now() < stored.quote.expiresAt && this.isSame(stored)) {
      // The same quote and key: if the first order still arrives, the backend treats both as one redemption.
      this.become({ kind: 'ready', quote: stored.quote, key: stored.key });
    } else await this.ask();
  }

  /**
   * After another page's order was refused: the user may submit it again only if the order would be identical; else a
   * new quote is requested.
   */
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

  /**
   * Requests a quote. Resets the consent, because it refers to the former amounts. On success the state becomes
   * `ready`, with a new idempotency key; on a problem `uncountable`, unless the session ended.
   */
  private async ask(): Promise<void> {
    this.order.untick();
    this.become({ kind: 'counting' });
    const { quote, draft, currency, endedBy, mayPay, newKey } = this.#deps;
    const isAwaited = this.#latest.begin();
    const answer = await quote.execute(draft.lines, currency, mayPay);
    if (!isAwaited()) return;
    if (answer.ok) this.become({ kind: 'ready', quote: answer.value, key: newKey() });
    else if (!endedBy(answer.fault)) this.become({ kind: 'uncountable', problem: answer.fault });
  }

  /** Returns the order to submit; null without a quote. One key per quote: a submit after a refusal reuses it. */
  private orderOf(body: CheckOrder): PendingRedemption | null {
    const { state } = this.order;
    const from = state.kind === 'refused' ? state.order : this.quoting.kind === 'ready' ? this.quoting : null;
    if (from === null) return null;
    return this.orderWith(body, from);
  }

  /** True if a submit now would place an identical order. */
  private isSame(order: PendingRedemption): boolean {
    const now = this.#deps.wouldSend();
    return now !== null && isSameRedemption(order, this.orderWith(now, order));
  }

  private orderWith(body: CheckOrder, { quote, key }: Pick<PendingRedemption, 'quote' | 'key'>) {
    const { draft, spends } = this.#deps;
    return redemptionOf({ ...body, draft, spends }, { ...body, quote, key, payment: null });
  }

  private become(quoting: Quoting): void {
    this.quoting = quoting;
  }
}
