import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { hasMissedRemoval, missedMoney } from '#application/voucher/missed.ts';
import type { Money } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { MoneyNews } from '#domain/voucher/moneyNews.ts';
import { tokenTimer } from '#domain/voucher/tokenTimer.ts';
import { isOfTab } from '#domain/kept/removals.ts';
import type { EndCause } from '#domain/kept/retention.ts';
import { type Voucher, type VoucherSession, isRedeemedFrom, voucherMark } from '#domain/voucher/voucher.ts';
import type { SessionDeps } from './sessionDeps.ts';
import type { SessionState } from './sessionState.ts';

/** A timer stands still while the device sleeps, so the clock is looked at this often at least; in milliseconds. */
const LOOK_EVERY = 60_000;

/**
 * This tab's voucher session. A copy of the stored one: that counts only after the comparison with its token, and the
 * redeeming page must keep the balance it showed (ADR 11).
 */
export class SessionStore {
  state: SessionState = { kind: 'none' };
  /** True in the last two minutes before the token expires, when the user is asked whether to go on (product 4.7). */
  ending = false;
  /** Incremented when what was typed has left, or another voucher replaces this one; pages compare it to detect that. */
  removals = 0;
  readonly #deps: SessionDeps;
  #timer: number | undefined;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /**
   * Restores the voucher after a reload, then watches its expiry and other tabs. Returns a function that stops that.
   */
  async start(): Promise<() => void> {
    const { tabs } = this.#deps;
    const stops = [
      tabs.onForgotten(this.onForgotten),
      tabs.onRemoved(this.onRemoved),
      reaction(() => this.missed, this.onMissed),
    ];
    // First, so that nothing of a former holder is restored.
    this.followRemoval();
    this.#deps.leave.execute();
    await this.restore();
    this.lookAgain();
    this.onMissed(this.missed);
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

  /** Remaining balance after this tab's last order; null if unknown or without an order. */
  get balanceAfter(): Money | null {
    return this.missed === null ? this.#deps.kept.read('balanceAfter') : null;
  }

  /** How the balance of the voucher in use, or last in use, has changed since this tab learnt it; null if it has not. */
  get missed(): MoneyNews['what'] | null {
    const { kept } = this.#deps;
    const mark = this.mark ?? kept.read('lastVoucher');
    return mark === null ? null : missedMoney(kept, mark);
  }

  get voucher(): Voucher | null {
    return this.held?.voucher ?? null;
  }

  /** Identifies the voucher in use. Authorises nothing, so other tabs may receive it. */
  get mark(): string | null {
    return this.held && voucherMark(this.held);
  }

  /** Takes a session that was just accepted or renewed. Stored values of another voucher are already removed. */
  hold(session: VoucherSession): void {
    this.become({ kind: 'held', session });
    // Another tab may have spent while the answer was on its way.
    this.onMissed(this.missed);
  }

  /** Ends the voucher with this mark as `done`. Does nothing if another voucher is in use. */
  removeMarked(mark: string): void {
    if (this.held === null || mark === this.mark) this.remove();
  }

  /** Ends the voucher as `done`: removes only the session, receipts stay (ADR 12). Notifies other tabs. */
  remove(): void {
    this.end('done', { kind: 'none' });
  }

  /**
   * Removes the voucher and everything that names it or a person (ADR 12); `erased` also removes what this device
   * remembers, and makes the other tabs remove the same. A pending order stays. Notifies other tabs.
   */
  removeAll(cause: 'removed' | 'erased'): void {
    this.removals += 1;
    this.end(cause, { kind: 'none' });
  }

  /**
   * The token is about to expire (product 4.7) or was refused. Other tabs may have renewed theirs, so they are not
   * notified. No token is sent after a removal of which this tab could not hear: that is then followed.
   */
  expire(): void {
    if (!this.followRemoval()) this.end('expired', { kind: 'expired' });
  }

  /**
   * Compares the state with this tab's storage, which another page may have changed while this one was in the bfcache.
   * Stored data is not trusted: it is compared with its token again. A redeemed voucher ends on every page except the
   * thank-you page, which the user may have left by URL or "back" (ADR 17).
   */
  lookAgain(): void {
    this.followRemoval();
    const kept = this.#deps.stored();
    if (!this.#deps.isThanked() && isRedeemedFrom(this.mark, this.#deps.kept.read('redeemedFrom')))
      this.remove();
    else if (this.held === null || isSame(kept, this.held)) this.watch();
    else if (kept === null) this.become({ kind: 'none' });
    else void this.restore();
  }

  /** Ends the session on `session-expired`; true if so. The code is then asked for again; the caller shows no error. */
  endedBy(problem: Problem): boolean {
    if (problem.kind !== 'session-expired') return false;
    this.expire();
    return true;
  }

  private async restore(): Promise<void> {
    this.take(this.#deps.stored() && (await this.#deps.restore.execute()));
  }

  private take(session: VoucherSession | null): void {
    // A session that was removed or replaced during the restore must not return.
    const isKept = session !== null && this.#deps.stored()?.token === session.token;
    if (isKept) this.become({ kind: 'held', session });
    else if (this.held && this.#deps.stored() === null) {
      const isDue = tokenTimer(this.held.expiresAt, this.#deps.clock.now()).kind === 'due';
      this.become({ kind: isDue ? 'expired' : 'none' });
    }
  }

  private onForgotten(mark: string): void {
    if (this.held === null || voucherMark(this.held) !== mark) return;
    this.end('elsewhere', { kind: 'elsewhere' });
  }

  /** After a top-up in another tab the session stays, and `BalanceWatch` fetches the new balance. */
  private onMissed(what: MoneyNews['what'] | null): void {
    if (what === 'spent' && this.held !== null) this.end('elsewhere', { kind: 'elsewhere' });
  }

  private onRemoved(mark: string | null): void {
    if (isOfTab(mark, this.#deps.kept.read('lastVoucher'))) this.forgetHolder();
  }

  private followRemoval(): boolean {
    const isMissed = hasMissedRemoval(this.#deps.kept);
    if (isMissed) this.forgetHolder();
    return isMissed;
  }

  private forgetHolder(): void {
    this.removals += 1;
    this.end('removed-elsewhere', { kind: this.held === null ? 'none' : 'removed' });
  }

  private wake(): void {
    this.followRemoval();
    this.watch();
  }

  private recordTyping(): void {
    this.#deps.leave.restart();
    if (this.held === null) this.watch();
  }

  private leaveInTime(): void {
    const left = this.#deps.kept.read('usedAt') && this.#deps.leave.execute();
    if (left) this.#timer = window.setTimeout(this.watch, Math.min(left, LOOK_EVERY));
    if (left !== 0) return;
    this.removals += 1;
    // What was said of the entries is no longer true.
    this.state = { kind: 'none' };
  }

  private end(cause: EndCause, state: SessionState): void {
    this.#deps.end.execute(cause, this.mark);
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
    if (this.state.kind !== 'held') return this.leaveInTime();
    const next = tokenTimer(this.state.session.expiresAt, this.#deps.clock.now());
    if (next.kind === 'due') {
      // A page from the bfcache may detect its expiry before it has compared itself with what later pages stored.
      const kept = this.#deps.stored();
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
