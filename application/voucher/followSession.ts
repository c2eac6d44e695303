import { isOfTab } from '#domain/kept/removals.ts';
import { comparedWith } from '#domain/voucher/sessionState.ts';
import { tokenTimer } from '#domain/voucher/tokenTimer.ts';
import { isRedeemedFrom } from '#domain/voucher/voucher.ts';
import type { ReadKept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';
import type { OtherTabs } from '../ports/otherTabs.ts';
import type { EndVoucher } from './endVoucher.ts';
import type { LeaveInTime } from './leaveInTime.ts';
import { hasMissedRemoval, missedMoney } from './missed.ts';
import type { RestoreVoucher } from './restoreVoucher.ts';
import type { TabSession } from './tabSession.ts';

type FollowKept = ReadKept<
  'emptySince' | 'lastVoucher' | 'moneyNews' | 'moneySeen' | 'redeemedFrom' | 'removals' | 'usedAt'
>;

/** A timer stands still while the device sleeps, so the clock is looked at this often at least; in milliseconds. */
const LOOK_EVERY = 60_000;

/** When to look at the clock again; `warns`: the session is about to end. */
interface NextLook {
  readonly ms: number;
  readonly warns: boolean;
}

/** Keeps this page's session true to what happens around it: time, other tabs, and later pages of its tab (ADR 12). */
export class FollowSession {
  readonly #session: TabSession;
  readonly #end: EndVoucher;
  readonly #restore: Pick<RestoreVoucher, 'execute'>;
  readonly #leave: LeaveInTime;
  readonly #kept: FollowKept;
  readonly #tabs: OtherTabs;
  readonly #clock: Clock;

  constructor(
    session: TabSession,
    end: EndVoucher,
    restore: Pick<RestoreVoucher, 'execute'>,
    leave: LeaveInTime,
    kept: FollowKept,
    tabs: OtherTabs,
    clock: Clock,
  ) {
    this.#session = session;
    this.#end = end;
    this.#restore = restore;
    this.#leave = leave;
    this.#kept = kept;
    this.#tabs = tabs;
    this.#clock = clock;
  }

  /** Follows the other tabs. Returns a function that stops that. */
  listen(): () => void {
    const stops = [
      this.#tabs.onForgotten((mark) => {
        if (this.#session.mark === mark) this.#end.execute('elsewhere', mark);
      }),
      this.#tabs.onRemoved((mark) => {
        if (isOfTab(mark, this.#kept.read('lastVoucher'))) this.#forgetHolder();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Restores the voucher when a page loads. */
  async begin(): Promise<void> {
    // First, so that nothing of a former holder is restored.
    this.followRemoval();
    this.#leave.execute();
    // Without a stored voucher, what restores it need not load.
    if (this.#session.read() !== null) await this.#restore.execute();
  }

  /**
   * Compares this page's session with what later pages of its tab stored. A redeemed voucher ends on every page except
   * the thank-you page, which the user may have left by URL or "back" (ADR 17).
   */
  look(isThanked: boolean): void {
    this.followRemoval();
    const { mark, state } = this.#session;
    if (!isThanked && isRedeemedFrom(mark, this.#kept.read('redeemedFrom')))
      return this.#end.execute('done', mark);
    const next = comparedWith(this.#session.read(), state);
    if (next === 'drop') this.#session.release({ kind: 'none' });
    if (next === 'restore') void this.#restore.execute();
  }

  /** Follows a removal of which this tab could not hear; true if there was one. */
  followRemoval(): boolean {
    const isMissed = hasMissedRemoval(this.#kept);
    if (isMissed) this.#forgetHolder();
    return isMissed;
  }

  /** Ends a voucher that another tab has spent from. After a top-up the session stays: its balance is fetched again. */
  followMoney(): void {
    const { mark } = this.#session;
    if (missedMoney(this.#kept, mark) === 'spent') this.#end.execute('elsewhere', mark);
  }

  /**
   * The token is about to expire (product 4.7) or was refused. Other tabs may have renewed theirs, so they are not
   * notified. No token is sent after a removal of which this tab could not hear: that is then followed.
   */
  expire(): void {
    if (this.followRemoval()) return;
    this.#end.execute('expired', this.#session.mark);
    // A page without a voucher in use asks for the code too.
    if (this.#session.state.kind !== 'expired') this.#session.release({ kind: 'expired' });
  }

  /** Ends what is due by the clock. Returns when to call it again; null if nothing is left to watch. */
  watch(): NextLook | null {
    const { held } = this.#session;
    if (held === null) return this.#leaveInTime();
    const next = tokenTimer(held.expiresAt, this.#clock.now());
    if (next.kind === 'sleep') return next;
    // A page from the bfcache may detect its expiry before it has compared itself with what later pages stored.
    const stored = this.#session.read();
    if (stored !== null && stored.token !== held.token) void this.#restore.execute();
    else this.expire();
    return null;
  }

  #leaveInTime(): NextLook | null {
    if (this.#kept.read('usedAt') === null) return null;
    const left = this.#leave.execute();
    if (left > 0) return { ms: Math.min(left, LOOK_EVERY), warns: false };
    // What was said of the entries is no longer true.
    this.#session.release({ kind: 'none' }, true);
    return null;
  }

  #forgetHolder(): void {
    this.#end.execute('removed-elsewhere', this.#session.mark);
  }
}
