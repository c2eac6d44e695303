import { makeAutoObservable, observableRef } from 'mobx';
import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedemptionLine } from '#domain/redemption/draft.ts';
import type { Quote } from '#domain/redemption/redemption.ts';
import { Latest } from '../../../session/Latest.ts';

/** What is to be paid on top of the voucher, as far as it is known. */
export type DifferenceState =
  | { readonly kind: 'counting' }
  | { readonly kind: 'uncountable'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly quote: Quote };

interface DifferenceParts {
  readonly quote: QuoteRedemption;
  readonly lines: readonly RedemptionLine[];
  /** Currency of the voucher in use. */
  readonly currency: Currency;
  readonly mayPay: boolean;
  /** Is told a problem before it is shown; true if the problem ended the session. */
  readonly endedBy: (problem: Problem) => boolean;
  /** Called before each quote: what was ticked belongs to the amounts of the one before. */
  readonly onCount: () => void;
}

/** View model of what is to be paid where the voucher does not cover everything. Moves no money. */
export class DifferenceScreen {
  state: DifferenceState = { kind: 'counting' };
  readonly #parts: DifferenceParts;
  readonly #latest = new Latest();

  constructor(parts: DifferenceParts) {
    this.#parts = parts;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Asks for a quote; returns a function that drops late answers. */
  start(): () => void {
    const leave = this.#latest.enter();
    void this.count();
    return leave;
  }

  /** Asks for a new quote. Safe to repeat. */
  async count(): Promise<void> {
    const { quote, lines, currency, mayPay, endedBy, onCount } = this.#parts;
    onCount();
    this.become({ kind: 'counting' });
    const isAwaited = this.#latest.ask();
    const answer = await quote.execute(lines, currency, mayPay);
    if (!isAwaited()) return;
    if (answer.ok) this.become({ kind: 'ready', quote: answer.value });
    else if (!endedBy(answer.fault)) this.become({ kind: 'uncountable', problem: answer.fault });
  }

  private become(state: DifferenceState): void {
    this.state = state;
  }
}
