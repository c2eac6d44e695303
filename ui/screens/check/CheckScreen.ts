import { makeAutoObservable, observableRef } from 'mobx';
import type { Drafts } from '#application/ports/drafts.ts';
import type { RedemptionOrder } from '#application/ports/redemptionDesk.ts';
import type { FindRedemption } from '#application/redemption/findRedemption.ts';
import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { Redeem } from '#application/redemption/redeem.ts';
import type { Problem, ProblemKind } from '#domain/problem/problem.ts';
import { type RedemptionDraft, isSameDraft, totalInCent } from '#domain/redemption/draft.ts';
import type { IdempotencyKey, Quote, Redemption } from '#domain/redemption/redemption.ts';
import type { Result } from '#domain/core/result.ts';

/** Faults after which nobody knows yet what became of an order. */
const OPEN: readonly ProblemKind[] = ['redemption-unclear', 'session-expired'];

/** What is known of an order that was left open. */
const LEFT_OPEN: Problem = { kind: 'timed-out' };

/** From counting what a redemption would do to its outcome. `unclear` is left only by finding out. */
export type CheckState =
  | { readonly kind: 'counting' }
  | { readonly kind: 'uncountable'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly quote: Quote }
  | { readonly kind: 'redeeming'; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'unclear'; readonly quote: Quote; readonly problem: Problem }
  | { readonly kind: 'finding-out'; readonly quote: Quote; readonly problem: Problem };

export interface CheckParts {
  readonly quote: QuoteRedemption;
  readonly redeem: Redeem;
  readonly find: FindRedemption;
  readonly draft: RedemptionDraft;
  readonly orders: Pick<Drafts, 'readUnderWay' | 'writeUnderWay' | 'clearUnderWay'>;
  readonly newKey: () => IdempotencyKey;
  /** Hears every problem first; answers whether the session ended with it. */
  readonly endedBy: (problem: Problem) => boolean;
  readonly onDone: (redemption: Redemption, quote: Quote) => Promise<void>;
}

/** The last look before value moves, and the one press that moves it (design 7.11, 7.12). */
export class CheckScreen {
  state: CheckState = { kind: 'counting' };
  /** What the amounts on the page are for: the choice, or that of an order which is still open. */
  draft: RedemptionDraft;
  notesRead = false;
  /** Presses without the tick; each moves the focus to the summary. */
  attempts = 0;
  /** How often the person asked for the state; each answer is told anew. */
  looks = 0;
  /** The state is being asked for without anybody's wish: nobody has to hear of it. */
  quietly = false;
  readonly #parts: CheckParts;
  /** One key per quote: pressing again after a fault still means the same redemption. */
  #key: IdempotencyKey | null = null;
  #gone = false;

  constructor(parts: CheckParts) {
    this.#parts = parts;
    this.draft = parts.draft;
    makeAutoObservable(this, { state: observableRef, draft: observableRef }, { autoBind: true });
  }

  start(): () => void {
    this.#gone = false;
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
    return this.busy || this.state.kind === 'unclear';
  }

  /** An order that was left open, by a reload or by going elsewhere, comes first: it must not be placed twice. */
  private async begin(): Promise<void> {
    const open = this.#parts.orders.readUnderWay();
    if (open === null) return this.count();
    this.#key = open.key;
    this.draft = open.draft;
    this.become({ kind: 'finding-out', quote: open.quote, problem: LEFT_OPEN });
    // Another page of this tab may still be waiting for its answer; only otherwise is there anything to ask.
    const answer =
      (await this.#parts.redeem.underWay) ?? (await this.#parts.find.execute(open.quote.id, LEFT_OPEN));
    if (answer.ok || OPEN.includes(answer.fault.kind)) return this.settle(open.quote, answer);
    this.#parts.orders.clearUnderWay(open.quote.id);
    if (this.#gone) return;
    if (!isSameDraft(open.draft, this.#parts.draft)) return this.count();
    // The same quote under the same key: should the first order still arrive, both are one redemption.
    this.become({ kind: 'ready', quote: open.quote });
  }

  /** Asks for a (new) quote. */
  async count(): Promise<void> {
    this.draft = this.#parts.draft;
    this.become({ kind: 'counting' });
    const answer = await this.#parts.quote.execute(this.#parts.draft.lines);
    if (this.#gone) return;
    if (!answer.ok) {
      if (!this.#parts.endedBy(answer.fault)) this.become({ kind: 'uncountable', problem: answer.fault });
      return;
    }
    this.#key = this.#parts.newKey();
    this.become({ kind: 'ready', quote: answer.value });
  }

  /** Redeems, once: presses while one is under way do nothing, and so does one after an unclear outcome. */
  async redeem(order: Omit<RedemptionOrder, 'quoteId' | 'notesRead' | 'valueInCent'>): Promise<void> {
    if (this.state.kind !== 'ready' && this.state.kind !== 'refused') return;
    if (!this.notesRead || this.#key === null) {
      this.attempts += 1;
      return;
    }
    const { quote } = this.state;
    this.become({ kind: 'redeeming', quote });
    const valueInCent = totalInCent(this.draft.lines);
    this.#parts.orders.writeUnderWay({ draft: this.draft, quote, key: this.#key });
    const whole: RedemptionOrder = { ...order, quoteId: quote.id, valueInCent, notesRead: true };
    await this.settle(quote, await this.#parts.redeem.execute(whole, this.#key));
  }

  /** Asks again what became of a redemption whose answer was lost: by the person's wish, or quietly by itself. */
  async findOut({ quietly = false } = {}): Promise<void> {
    if (this.state.kind !== 'unclear') return;
    const { quote, problem } = this.state;
    this.quietly = quietly;
    if (!quietly) this.looks += 1;
    this.become({ kind: 'finding-out', quote, problem });
    // Where it never arrived, no more is known of the cause than that no answer came: it may be pressed again.
    const cause: Problem = { ...problem, kind: 'timed-out' };
    await this.settle(quote, await this.#parts.find.execute(quote.id, cause));
  }

  private async settle(quote: Quote, answer: Result<Redemption, Problem>): Promise<void> {
    if (answer.ok) {
      // Where another page of this tab was waiting too, the first one to hear has done it all.
      if (this.#parts.orders.clearUnderWay(quote.id)) await this.#parts.onDone(answer.value, quote);
      return;
    }
    const problem = answer.fault;
    // Where the session ended first, the note stays: with the code entered again, the outcome is looked for.
    if (this.#parts.endedBy(problem)) return;
    if (problem.kind !== 'redemption-unclear') this.#parts.orders.clearUnderWay(quote.id);
    this.become({ kind: problem.kind === 'redemption-unclear' ? 'unclear' : 'refused', quote, problem });
  }

  private become(state: CheckState): void {
    this.state = state;
  }
}
