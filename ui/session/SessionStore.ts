import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#application/ports/clock.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import type { ReadKept } from '#application/kept/kept.ts';
import type { EndVoucher } from '#application/voucher/endVoucher.ts';
import type { RemoveExpiredDrafts } from '#application/voucher/removeExpiredDrafts.ts';
import type { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import type { Money } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { tokenTimer } from '#domain/voucher/tokenTimer.ts';
import type { EndCause } from '#domain/kept/retention.ts';
import { type Voucher, type VoucherSession, isRedeemedFrom, voucherMark } from '#domain/voucher/voucher.ts';

/** Whether a voucher is in use in this tab; if not, whether its session ended in a way that the person must be told. */
export type SessionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'held'; readonly session: VoucherSession }
  /** The token expired or was refused: the code is asked for again, what was typed is kept. */
  | { readonly kind: 'expired' }
  /** Another tab has spent from the voucher or removed it: what this tab knew of it is out of date. */
  | { readonly kind: 'elsewhere' };

interface SessionDeps {
  readonly restore: RestoreVoucher;
  readonly tidy: RemoveExpiredDrafts;
  readonly end: EndVoucher;
  readonly stored: () => VoucherSession | null;
  readonly kept: ReadKept<'balanceAfter' | 'redeemedFrom'>;
  readonly tabs: OtherTabs;
  readonly clock: Clock;
  /** True on the page that thanks for a redemption. */
  readonly isThanked: () => boolean;
}

/**
 * The voucher session of this tab, how it ends, and what the last order left on its voucher. The session is a copy of
 * what is stored for two reasons: what is stored counts only once it was compared with its token, and the page that
 * redeems goes on with the balance that it showed (ADR 11).
 */
export class SessionStore {
  state: SessionState = { kind: 'none' };
  /** True in the last two minutes before the token expires: the time to ask whether to go on (product 4.7). */
  ending = false;
  /**
   * Grows when everything is removed or another voucher replaces the one in use. Pages compare it to notice that what
   * they show belongs to a voucher that is gone.
   */
  removals = 0;
  readonly #deps: SessionDeps;
  #timer: number | undefined;

  constructor(parts: SessionDeps) {
    this.#deps = parts;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /**
   * Restores the voucher after a reload, then starts watching its expiry and the other tabs; returns a function that
   * stops that.
   */
  async start(): Promise<() => void> {
    await this.restore();
    this.lookAgain();
    const unsubscribe = this.#deps.tabs.onForgotten(this.hearForgotten);
    // Timers may sleep while a tab is hidden or frozen, so the clock is looked at when the page is seen again.
    window.addEventListener('pageshow', this.lookAgain);
    document.addEventListener('visibilitychange', this.watch);
    return () => {
      unsubscribe();
      window.removeEventListener('pageshow', this.lookAgain);
      document.removeEventListener('visibilitychange', this.watch);
      window.clearTimeout(this.#timer);
    };
  }

  /** The session of the voucher in use; null if there is none. */
  get held(): VoucherSession | null {
    return this.state.kind === 'held' ? this.state.session : null;
  }

  /** What the last order of this tab left on its voucher; null if unknown or there was none. */
  get balanceAfter(): Money | null {
    return this.#deps.kept.read('balanceAfter');
  }

  /** The voucher in use; null if there is none. */
  get voucher(): Voucher | null {
    return this.held?.voucher ?? null;
  }

  /** Identifies the voucher in use; null if there is none. It opens nothing, so other tabs may hear it. */
  get mark(): string | null {
    return this.held && voucherMark(this.held);
  }

  /**
   * Goes on with a session that was just accepted or renewed. What was kept of another voucher has been forgotten by
   * then.
   */
  hold(session: VoucherSession): void {
    this.become({ kind: 'held', session });
  }

  /** Ends the voucher with this mark as `done`. Does nothing if another voucher is in use by now. */
  removeMarked(mark: string): void {
    if (this.held === null || mark === this.mark) this.remove();
  }

  /** Ends the voucher in use as `done`: only the session leaves, receipts stay (ADR 12). Other tabs are told. */
  remove(): void {
    this.end('done', { kind: 'none' });
  }

  /**
   * Removes the voucher and everything that names it or a person, for a shared device (ADR 12); `erased` takes along
   * what this device remembers. The note of an open order stays. Other tabs are told.
   */
  removeAll(cause: 'removed' | 'erased'): void {
    this.removals += 1;
    this.end(cause, { kind: 'none' });
  }

  /**
   * Ends the session because the token is about to expire (the callback of its timer, product 4.7) or was refused:
   * the state becomes `expired`. Other tabs are not told, since they may have renewed their own token.
   */
  expire(): void {
    this.end('expired', { kind: 'expired' });
  }

  /**
   * Compares the state with this tab's storage. The page before this one may have spent from the voucher, and pages
   * that came after one kept for "back" may have removed or replaced it. What is stored is not trusted: it is compared
   * with its token again. A voucher that was redeemed from ends on every other page than the one that thanks for it,
   * which may have been left unnoticed, by typing an address or by "back" (ADR 17).
   */
  lookAgain(): void {
    this.#deps.tidy.execute();
    const kept = this.#deps.stored();
    if (!this.#deps.isThanked() && isRedeemedFrom(this.mark, this.#deps.kept.read('redeemedFrom')))
      this.remove();
    else if (this.held === null || isSame(kept, this.held)) this.watch();
    else if (kept === null) this.become({ kind: 'none' });
    else void this.restore();
  }

  /**
   * Ends the session if the problem is `session-expired`. True if it did: the code is then asked for again, and the
   * caller shows no error of its own.
   */
  endedBy(problem: Problem): boolean {
    if (problem.kind !== 'session-expired') return false;
    this.expire();
    return true;
  }

  private async restore(): Promise<void> {
    this.#deps.tidy.execute();
    this.take(await this.#deps.restore.execute());
  }

  private take(session: VoucherSession | null): void {
    // If it was removed or replaced while it was being restored, it must not come back.
    const isKept = session !== null && this.#deps.stored()?.token === session.token;
    if (isKept) this.become({ kind: 'held', session });
    else if (this.held && this.#deps.stored() === null) {
      const isDue = tokenTimer(this.held.expiresAt, this.#deps.clock.now()).kind === 'due';
      this.become({ kind: isDue ? 'expired' : 'none' });
    }
  }

  private hearForgotten(mark: string): void {
    if (this.held === null || voucherMark(this.held) !== mark) return;
    this.end('elsewhere', { kind: 'elsewhere' });
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
    if (this.state.kind !== 'held') return;
    const next = tokenTimer(this.state.session.expiresAt, this.#deps.clock.now());
    if (next.kind === 'due') {
      // A page that the browser kept for "back" notices its expiry before it has compared itself with what later pages
      // of the tab stored.
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
