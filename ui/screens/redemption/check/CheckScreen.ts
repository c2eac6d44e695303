import { makeAutoObservable, observableRef } from 'mobx';
import type { RedemptionBody } from '#application/redemption/redemptionKind.ts';
import { redemptionPrint } from '#domain/redemption/binding.ts';
import { type RedemptionDraft, isSameDraft } from '#domain/redemption/draft.ts';
import type { OrderUnderWay, Redemption } from '#domain/redemption/redemption.ts';
import { OrderScreen } from '../../../orders/OrderScreen.ts';
import { Latest } from '../../../session/Latest.ts';
import type { CheckOrder, CheckParts, CheckState, Quoting } from './checkParts.ts';

/** The last look before value moves: counts what a redemption would do, and offers the one press (design 7.11, 7.12). */
export class CheckScreen {
  /** The press, the notes before it and the outcome after it. */
  readonly order: OrderScreen<OrderUnderWay, RedemptionBody, Redemption>;
  quoting: Quoting = { kind: 'counting' };
  readonly #parts: CheckParts;
  readonly #latest = new Latest();

  constructor(parts: CheckParts) {
    this.#parts = parts;
    const { run, endedBy, onPlaced } = parts;
    this.order = new OrderScreen({ run, endedBy, onPlaced });
    makeAutoObservable(this, { quoting: observableRef, order: false }, { autoBind: true });
  }

  /** Starts side effects: an order that was left open comes first, then the count; returns a function that stops them. */
  start(): () => void {
    const leave = this.#latest.enter();
    const end = this.order.listen();
    void this.begin();
    return () => {
      leave();
      end();
    };
  }

  get state(): CheckState {
    const { state } = this.order;
    switch (state.kind) {
      case 'idle':
      case 'blocked':
        return this.quoting;
      case 'lost':
        return { kind: 'lost', why: state.why, quote: state.order.quote };
      case 'placing':
        return { kind: 'placing', quote: state.order.quote };
      case 'placed': {
        // Until the next page comes, as it was.
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

  /** What the amounts on the page are for: the choice, or that of the order which is still open. */
  get draft(): RedemptionDraft {
    return this.order.left?.draft ?? this.#parts.draft;
  }

  /** Goes on from an order that asking leads nowhere with. */
  async goOn(): Promise<void> {
    if (this.order.state.kind !== 'lost') return;
    this.order.goOn();
    await this.ask();
  }

  /** Counts anew, once it is certain that no earlier order has arrived after all. */
  async count(): Promise<void> {
    this.become({ kind: 'counting' });
    this.order.goOn();
    await this.order.resume();
    await this.askUnlessFixed();
  }

  /** Redeems, once. */
  async redeem(body: CheckOrder): Promise<void> {
    const order = this.orderOf(body);
    if (order === null) return;
    await this.order.press(order, body);
    await this.reconsider();
  }

  /** Asks again what became of a redemption whose outcome is unclear: by the person's wish, or quietly by itself. */
  async findOut({ quietly = false } = {}): Promise<void> {
    await this.order.findOut({ quietly });
    await this.reconsider();
  }

  private async begin(): Promise<void> {
    const isAwaited = this.#latest.ask();
    await this.order.resume();
    const noted = this.#parts.run.noted;
    if (!isAwaited() || this.order.isFixed) return;
    this.order.goOn();
    if (noted !== null && this.#parts.now() < noted.quote.expiresAt && this.isSame(noted)) {
      // The same quote under the same key: should the first order still arrive, both are one redemption.
      this.become({ kind: 'ready', quote: noted.quote, key: noted.key });
    } else await this.ask();
  }

  /** What was sent by another page is offered again only as it was, and only for the voucher it was meant for. */
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

  /** Asks for a (new) quote; the notes are to be read again with its amounts. */
  private async ask(): Promise<void> {
    this.order.untick();
    this.become({ kind: 'counting' });
    const { quote, draft, currency, endedBy, newKey } = this.#parts;
    const isAwaited = this.#latest.ask();
    const answer = await quote.execute(draft.lines, currency);
    if (!isAwaited()) return;
    if (answer.ok) this.become({ kind: 'ready', quote: answer.value, key: newKey() });
    else if (!endedBy(answer.fault)) this.become({ kind: 'uncountable', problem: answer.fault });
  }

  /** What a press places now; null where there is nothing to place. One key per quote, also after a refusal. */
  private orderOf(body: CheckOrder): OrderUnderWay | null {
    const { state } = this.order;
    const from = state.kind === 'refused' ? state.order : this.quoting.kind === 'ready' ? this.quoting : null;
    if (from === null) return null;
    const { delivery, customer, startingPoint } = body;
    return {
      draft: this.#parts.draft,
      quote: from.quote,
      key: from.key,
      delivery,
      email: customer.email,
      voucher: this.#parts.voucher(),
      startingPoint,
      fingerprint: redemptionPrint(body),
      standing: 'sent',
    };
  }

  /** Whether a press now would place the very same order. */
  private isSame(order: OrderUnderWay): boolean {
    const now = this.#parts.wouldSend();
    return (
      now !== null &&
      order.voucher.mark === this.#parts.voucher().mark &&
      order.fingerprint === redemptionPrint(now) &&
      isSameDraft(order.draft, this.#parts.draft)
    );
  }

  private become(quoting: Quoting): void {
    this.quoting = quoting;
  }
}
