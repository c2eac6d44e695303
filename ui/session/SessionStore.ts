import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#application/ports/clock.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import type { VoucherStore } from '#application/ports/voucherStore.ts';
import type { EndVoucher } from '#application/voucher/endVoucher.ts';
import type { TidyBelongings } from '#application/voucher/tidyBelongings.ts';
import type { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import type { Money } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { tokenTimer } from '#domain/voucher/tokenTimer.ts';
import type { EndCause } from '#domain/voucher/retention.ts';
import { type Voucher, type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';

export type SessionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'held'; readonly session: VoucherSession }
  /** It ran out or was refused: the code is asked again, what was typed is kept. */
  | { readonly kind: 'expired' }
  /** Another tab has used it or removed it: what this tab knew of it is out of date. */
  | { readonly kind: 'elsewhere' };

/** The voucher in use in this tab, its end, and what the last redemption left behind. */
export class SessionStore {
  state: SessionState = { kind: 'none' };
  /** The session ends within two minutes: the time to ask whether to go on (design 7.3). */
  ending = false;
  balanceAfter: Money | null = null;
  /**
   * How often everything was removed, or another voucher took the place of the one in use: what a page shows of the
   * former goes with it.
   */
  removals = 0;
  readonly #restore: RestoreVoucher;
  readonly #tidy: TidyBelongings;
  readonly #end: EndVoucher;
  readonly #store: VoucherStore;
  readonly #tabs: OtherTabs;
  readonly #clock: Clock;
  #timer: number | undefined;

  constructor(
    restore: RestoreVoucher,
    tidy: TidyBelongings,
    end: EndVoucher,
    store: VoucherStore,
    tabs: OtherTabs,
    clock: Clock,
  ) {
    this.#restore = restore;
    this.#tidy = tidy;
    this.#end = end;
    this.#store = store;
    this.#tabs = tabs;
    this.#clock = clock;
    makeAutoObservable(this, { state: observableRef, balanceAfter: observableRef }, { autoBind: true });
  }

  /** Restores the voucher after a reload and follows the clock and the other tabs until it is disposed. */
  async start(): Promise<() => void> {
    await this.restore();
    const deaf = this.#tabs.onForgotten(this.hearForgotten);
    // Timers sleep while a tab is hidden or frozen, so its return is a moment to look at the clock.
    window.addEventListener('pageshow', this.lookAgain);
    document.addEventListener('visibilitychange', this.watch);
    return () => {
      deaf();
      window.removeEventListener('pageshow', this.lookAgain);
      document.removeEventListener('visibilitychange', this.watch);
      window.clearTimeout(this.#timer);
    };
  }

  get held(): VoucherSession | null {
    return this.state.kind === 'held' ? this.state.session : null;
  }

  get voucher(): Voucher | null {
    return this.held?.voucher ?? null;
  }

  /** Tells the voucher in use from others; null where there is none. */
  get mark(): string | null {
    return this.held && voucherMark(this.held);
  }

  /** Goes on with a voucher that was taken; what was known of another one is gone by now. */
  hold(session: VoucherSession): void {
    this.balanceAfter = this.#store.readBalanceAfter();
    this.become({ kind: 'held', session });
  }

  /** As `hold`, for the same voucher under a new permission: what is known of it stays. */
  renew(session: VoucherSession): void {
    this.become({ kind: 'held', session });
  }

  /** As `remove`, for one voucher: where another is in use by now, that one stays. */
  removeMarked(mark: string): void {
    if (this.held === null || mark === this.mark) this.remove();
  }

  /** The voucher is done with. */
  remove(): void {
    this.end('done', { kind: 'none' });
  }

  /** On a shared device: everything goes that names a voucher or a person. */
  removeAll(): void {
    this.removals += 1;
    this.end('removed', { kind: 'none' });
  }

  /**
   * The supplied callback of the token's timer (specification 4), and the end after a refusal. It is the end of this
   * tab's permission only: another tab may have renewed its own.
   */
  expire(): void {
    this.end('expired', { kind: 'expired' });
  }

  /**
   * Takes up what this tab's storage says: the page before this one may have spent from the voucher, and pages after
   * one that was kept for "back" may have removed or replaced it. What is stored is no proof: it is
   * held against its token again.
   */
  lookAgain(): void {
    this.#tidy.execute();
    this.balanceAfter = this.#store.readBalanceAfter();
    const kept = this.#store.read();
    if (this.held === null || isSame(kept, this.held)) this.watch();
    else if (kept === null) this.become({ kind: 'none' });
    else void this.restore();
  }

  /** Whether a refusal ended the session; then the code is asked again and the caller shows no error of its own. */
  endedBy(problem: Problem): boolean {
    if (problem.kind !== 'session-expired') return false;
    this.expire();
    return true;
  }

  private async restore(): Promise<void> {
    this.#tidy.execute();
    this.take(await this.#restore.execute());
  }

  private take(session: VoucherSession | null): void {
    this.balanceAfter = this.#store.readBalanceAfter();
    // Removed or replaced while it was looked at: it must not come back.
    const isKept = session !== null && this.#store.read()?.token === session.token;
    if (isKept) this.become({ kind: 'held', session });
    else if (this.held && this.#store.read() === null) this.become({ kind: 'none' });
  }

  private hearForgotten(mark: string): void {
    if (this.held === null || voucherMark(this.held) !== mark) return;
    this.end('elsewhere', { kind: 'elsewhere' });
  }

  private end(cause: EndCause, state: SessionState): void {
    this.#end.execute(cause, this.mark);
    this.balanceAfter = this.#store.readBalanceAfter();
    this.become(state);
  }

  private become(state: SessionState): void {
    const isAnother = this.mark !== null && state.kind === 'held' && voucherMark(state.session) !== this.mark;
    if (isAnother) this.removals += 1;
    this.state = state;
    this.watch();
  }

  private watch(): void {
    window.clearTimeout(this.#timer);
    this.ending = false;
    if (this.state.kind !== 'held') return;
    const next = tokenTimer(this.state.session.expiresAt, this.#clock.now());
    if (next.kind === 'due') {
      // A page that comes back hears of its own end before it has looked at what later pages of the tab left.
      const kept = this.#store.read();
      if (kept !== null && kept.token !== this.state.session.token) void this.restore();
      else this.expire();
      return;
    }
    this.ending = next.warns;
    this.#timer = window.setTimeout(this.watch, next.ms);
  }
}

function isSame(kept: VoucherSession | null, held: VoucherSession): boolean {
  return kept?.token === held.token && kept.voucher.balanceInCent === held.voucher.balanceInCent;
}
