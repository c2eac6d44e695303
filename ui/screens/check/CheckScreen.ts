import { makeAutoObservable, observableRef } from 'mobx';
import { isOpen, leftOpen, lookingAgain, problemToLookInto } from '#application/openOrder.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type RedemptionDraft, isSameDraft, totalInCent } from '#domain/redemption/draft.ts';
import { hasLapsed } from '#domain/orders/lapse.ts';
import { isUnsettled } from '#domain/orders/note.ts';
import type { IdempotencyKey, OrderUnderWay, Redemption } from '#domain/redemption/redemption.ts';
import type { CheckParts, CheckState } from './checkParts.ts';
import { type CheckOrder, noteFault, notedAs, printOf } from './openOrder.ts';

/** The last look before value moves, and the one press that moves it (design 7.11, 7.12). */
export class CheckScreen {
  state: CheckState = { kind: 'counting' };
  /** What the amounts on the page are for: the choice, or that of an order which is still open. */
  draft: RedemptionDraft;
  notesRead = false;
  /** The order that the page is about where it was left open by another page: what was sent may not be typed any more. */
  left: OrderUnderWay | null = null;
  /** Presses without the tick; each moves the focus to the summary. */
  attempts = 0;
  /** How often the person asked for the state; each answer is told anew. */
  looks = 0;
  /** The note of an order would be lost with the page: who presses has to know that before. */
  unkept = false;
  /** The state is being asked for without anybody's wish: nobody has to hear of it. */
  quietly = false;
  readonly #parts: CheckParts;
  /** One key per quote: pressing again after a fault still means the same redemption. */
  #key: IdempotencyKey | null = null;
  #gone = false;

  constructor(parts: CheckParts) {
    this.#parts = parts;
    this.draft = parts.draft;
    makeAutoObservable(
      this,
      { state: observableRef, draft: observableRef, left: observableRef },
      { autoBind: true },
    );
    const open = parts.orders.readUnderWay();
    if (open !== null && isUnsettled(open)) this.take(open);
  }

  start(): () => void {
    this.#gone = false;
    if (!this.#parts.keepsNotes()) this.unkept = true;
    void this.begin();
    return () => {
      this.#gone = true;
    };
  }

  get busy(): boolean {
    return this.state.kind === 'redeeming' || this.state.kind === 'finding-out';
  }

  get untickedFault(): boolean {
    return this.attempts > 0 && !this.notesRead;
  }

  tick(notesRead: boolean): void {
    this.notesRead = notesRead;
  }

  /** Whether an order is open: until its outcome is known, nothing about it can be changed. */
  get isOpen(): boolean {
    return this.busy || this.state.kind === 'unclear' || this.state.kind === 'lost';
  }

  /** An order that was left open, by a reload or by going elsewhere, comes first: it must not be placed twice. */
  private async begin(): Promise<void> {
    const open = this.#parts.orders.readUnderWay();
    if (open === null) return this.ask();
    if (isUnsettled(open)) this.take(open);
    const answer = await this.outcomeOf(open);
    if (answer.ok || isOpen(answer.fault) || this.hasLapsed(open)) {
      this.take(open);
      return this.settle(open, answer);
    }
    noteFault(this.#parts.orders, open, answer.fault);
    if (this.#gone) return;
    const { quote } = open;
    if (this.#parts.now() >= quote.expiresAt) this.#parts.orders.clearUnderWay(quote.id);
    else if (this.isSame(open)) {
      // The same quote under the same key: should the first order still arrive, both are one redemption.
      this.#key = open.key;
      this.draft = open.draft;
      this.left = null;
      this.become({ kind: 'ready', quote });
      return;
    }
    return this.ask();
  }

  /** Goes on from an order that asking leads nowhere with, for whoever has its reference; nothing is placed by that. */
  async goOn(): Promise<void> {
    if (this.state.kind !== 'lost') return;
    this.#parts.orders.clearUnderWay(this.state.quote.id);
    await this.ask();
  }

  /** Counts anew, once it is certain that no earlier order has arrived after all. */
  async count(): Promise<void> {
    this.become({ kind: 'counting' });
    if (await this.hasArrived()) return;
    await this.ask();
  }

  /** Asks for a (new) quote; the notes are to be read again with its amounts. */
  private async ask(): Promise<void> {
    this.left = null;
    this.draft = this.#parts.draft;
    this.notesRead = false;
    this.attempts = 0;
    this.become({ kind: 'counting' });
    const answer = await this.#parts.quote.execute(this.#parts.draft.lines, this.#parts.currency);
    if (this.#gone) return;
    if (!answer.ok) {
      if (!this.#parts.endedBy(answer.fault)) this.become({ kind: 'uncountable', problem: answer.fault });
      return;
    }
    this.#key = this.#parts.newKey();
    this.become({ kind: 'ready', quote: answer.value });
  }

  /** Redeems, once: presses while one is under way do nothing, and so does one after an unclear outcome. */
  async redeem(order: CheckOrder): Promise<void> {
    if (this.state.kind !== 'ready' && this.state.kind !== 'refused') return;
    const key = this.#key;
    if (!this.notesRead || key === null) {
      this.attempts += 1;
      return;
    }
    const { quote } = this.state;
    this.become({ kind: 'redeeming', quote });
    const noted = this.#parts.orders.readUnderWay();
    const isAgain = noted?.quote.id === quote.id;
    if (!isAgain && noted !== null && (await this.hasArrived())) return;
    // The same key wants the same body: a reload may have forgotten where the visit began.
    const startingPoint = isAgain ? noted.startingPoint : order.startingPoint;
    const mine: OrderUnderWay = {
      draft: this.draft,
      quote,
      key,
      delivery: order.delivery,
      email: order.customer.email,
      voucher: this.#parts.voucher(),
      startingPoint,
      fingerprint: printOf(order),
      standing: 'sent',
    };
    if (!this.#parts.orders.writeUnderWay(mine) && !this.unkept) {
      // Told first; the next press knows it.
      if (!isAgain) this.#parts.orders.clearUnderWay(quote.id);
      this.unkept = true;
      return this.become({ kind: 'ready', quote });
    }
    const valueInCent = totalInCent(this.draft.lines);
    const whole = { ...order, startingPoint, quoteId: quote.id, valueInCent, notesRead: true } as const;
    await this.settle(mine, await this.#parts.redeem.execute(whole, mine, key));
  }

  /** Asks again what became of a redemption whose answer was lost: by the person's wish, or quietly by itself. */
  async findOut({ quietly = false } = {}): Promise<void> {
    const problem = problemToLookInto(this.state);
    if (problem === null || !('quote' in this.state)) return;
    const { quote } = this.state;
    const order = notedAs(this.#parts.orders, quote.id);
    if (order === null) return;
    this.quietly = quietly;
    if (!quietly) this.looks += 1;
    this.become({ kind: 'finding-out', quote, problem });
    const cause = lookingAgain(order, quote.expiresAt, this.#parts.now(), problem);
    await this.settle(order, await this.#parts.find.execute(order, cause));
  }

  /** Another page of this tab may still be waiting for its answer; only otherwise is there anything to ask. */
  private async outcomeOf(order: OrderUnderWay): Promise<Result<Redemption, Problem>> {
    const { redeem, find, now } = this.#parts;
    return (
      (await redeem.underWay) ?? (await find.execute(order, leftOpen(order, order.quote.expiresAt, now())))
    );
  }

  /** Whether an order that was missed before has arrived late, or may have; then that comes first. */
  private async hasArrived(): Promise<boolean> {
    const earlier = this.#parts.orders.readUnderWay();
    if (earlier === null) return false;
    const answer = await this.outcomeOf(earlier);
    if (!answer.ok && !isOpen(answer.fault)) return false;
    this.take(earlier);
    await this.settle(earlier, answer);
    return true;
  }

  private async settle(order: OrderUnderWay, answer: Result<Redemption, Problem>): Promise<void> {
    const { quote } = order;
    if (answer.ok) {
      if (this.#parts.finish.execute(answer.value, order)) await this.#parts.onDone();
      return;
    }
    const problem = answer.fault;
    if (problem.kind === 'answer-mismatch') return this.become({ kind: 'lost', why: 'mismatch', quote });
    if (!isOpen(problem) && this.hasLapsed(order)) return this.become({ kind: 'lost', why: 'lapsed', quote });
    noteFault(this.#parts.orders, order, problem);
    if (this.#parts.endedBy(problem)) return;
    if (problem.kind === 'redemption-unclear') {
      this.become({ kind: 'unclear', quote, problem });
      return;
    }
    // What was sent then is offered again only as it was, and only for the voucher it was meant for.
    if (!this.isSame(order)) return this.ask();
    this.#key = order.key;
    this.left = null;
    this.become({ kind: 'refused', quote, problem });
  }

  /** Whether a press now would place the very same order. */
  private isSame(order: OrderUnderWay): boolean {
    const now = this.#parts.wouldSend();
    return (
      now !== null &&
      order.voucher.mark === this.#parts.voucher().mark &&
      order.fingerprint === printOf(now) &&
      isSameDraft(order.draft, this.#parts.draft)
    );
  }

  private take(order: OrderUnderWay): void {
    this.left = order;
    this.draft = order.draft;
    const { quote } = order;
    this.become({ kind: 'finding-out', quote, problem: leftOpen(order, quote.expiresAt, this.#parts.now()) });
  }

  private hasLapsed(order: OrderUnderWay): boolean {
    return hasLapsed(order, order.quote.expiresAt, this.#parts.now());
  }

  private become(state: CheckState): void {
    this.state = state;
  }
}
