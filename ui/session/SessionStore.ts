import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { missedMoney } from '#application/voucher/missed.ts';
import type { Money } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MoneyNews } from '#domain/voucher/moneyNews.ts';
import type { SessionState } from '#domain/voucher/sessionState.ts';
import { type Voucher, type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import type { SessionDeps } from './sessionDeps.ts';

/** This tab's voucher session as an observable (ADR 11), and the page's events that it depends on. */
export class SessionStore {
  state: SessionState;
  /** True in the last two minutes before the token expires, when the user is asked whether to go on (product 4.7). */
  ending = false;
  /** Incremented when what was typed has left, or another voucher replaces this one; pages compare it to detect that. */
  removals = 0;
  readonly #deps: SessionDeps;
  #timer: number | undefined;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.state = deps.session.state;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
    deps.session.onChange(this.take);
  }

  /** Restores the voucher after a reload, then watches its expiry and other tabs. Returns what stops that. */
  async start(): Promise<() => void> {
    const { follow } = this.#deps;
    const stops = [
      follow.listen(),
      reaction(
        () => this.held && this.missed,
        () => follow.followMoney(),
      ),
    ];
    await follow.begin();
    this.lookAgain();
    follow.followMoney();
    // Timers may be suspended in a hidden or frozen tab, so check the clock when the page is visible again.
    window.addEventListener('pageshow', this.lookAgain);
    document.addEventListener('visibilitychange', this.wake);
    document.addEventListener('input', this.recordTyping);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('pageshow', this.lookAgain);
      document.removeEventListener('visibilitychange', this.wake);
      document.removeEventListener('input', this.recordTyping);
      window.clearTimeout(this.#timer);
    };
  }

  get held(): VoucherSession | null {
    return this.state.kind === 'held' ? this.state.session : null;
  }

  get voucher(): Voucher | null {
    return this.held?.voucher ?? null;
  }

  /** Identifies the voucher in use. Authorises nothing, so other tabs may receive it. */
  get mark(): string | null {
    return this.held && voucherMark(this.held);
  }

  /** Remaining balance after this tab's last order; null if unknown or without an order. */
  get balanceAfter(): Money | null {
    return this.missed === null ? this.#deps.kept.read('balanceAfter') : null;
  }

  /** How the balance of the voucher in use, or last in use, has changed since this tab learnt it; null if it has not. */
  get missed(): MoneyNews['what'] | null {
    const { kept } = this.#deps;
    return missedMoney(kept, this.mark ?? kept.read('lastVoucher'));
  }

  /** Ends the voucher at the user's wish. The table `ENDS` tells what leaves and what other tabs hear. */
  end(cause: 'done' | 'removed' | 'erased'): void {
    this.#deps.end.execute(cause, this.mark);
  }

  /** Ends the session on `session-expired`; true if so. The code is then asked for again; the caller shows no error. */
  endedBy(problem: Problem): boolean {
    if (problem.kind !== 'session-expired') return false;
    this.#deps.follow.expire();
    return true;
  }

  /** Must be called when the user returns to this page or opens another one. */
  lookAgain(): void {
    const { follow, isThanked } = this.#deps;
    follow.look(isThanked());
    this.watch();
  }

  private take(): void {
    ({ state: this.state, removals: this.removals } = this.#deps.session);
    this.watch();
  }

  private wake(): void {
    this.#deps.follow.followRemoval();
    this.watch();
  }

  private recordTyping(): void {
    this.#deps.leave.restart();
    if (this.held === null) this.watch();
  }

  private watch(): void {
    window.clearTimeout(this.#timer);
    this.ending = false;
    const next = this.#deps.follow.watch();
    if (next === null) return;
    this.ending = next.warns;
    this.#timer = window.setTimeout(this.watch, next.ms);
  }
}
