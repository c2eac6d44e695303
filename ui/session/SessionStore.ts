import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#application/ports/clock.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import type { VoucherStore } from '#application/ports/voucherStore.ts';
import type { ForgetVoucher } from '#application/voucher/forgetVoucher.ts';
import type { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Currency, Money } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import { tokenTimer } from '#domain/voucher/tokenTimer.ts';
import { type Voucher, type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';

/** What the thank-you page shows of the last redemption of this page; not stored. */
export interface Receipt {
  readonly redemption: Redemption;
  readonly email: Email;
  /** Goods come by post, everything else as a link by e-mail. */
  readonly byPost: boolean;
  /** What is left on the voucher. */
  readonly balance: Money;
}

export type SessionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'held'; readonly session: VoucherSession }
  /** It ran out or was refused: the code is asked again, what was typed is kept. */
  | { readonly kind: 'expired' };

/** The voucher in use in this tab, its end, and what the last redemption left behind. */
export class SessionStore {
  state: SessionState = { kind: 'none' };
  receipt: Receipt | null = null;
  balanceAfter: Money | null = null;
  readonly #restore: RestoreVoucher;
  readonly #forget: ForgetVoucher;
  readonly #store: VoucherStore;
  readonly #tabs: OtherTabs;
  readonly #clock: Clock;
  #timer: number | undefined;

  constructor(
    restore: RestoreVoucher,
    forget: ForgetVoucher,
    store: VoucherStore,
    tabs: OtherTabs,
    clock: Clock,
  ) {
    this.#restore = restore;
    this.#forget = forget;
    this.#store = store;
    this.#tabs = tabs;
    this.#clock = clock;
    makeAutoObservable(
      this,
      { state: observableRef, receipt: observableRef, balanceAfter: observableRef },
      { autoBind: true },
    );
  }

  /** Restores the voucher after a reload and follows the clock and the other tabs until it is disposed. */
  start(): () => void {
    this.restore();
    const deaf = this.#tabs.onForgotten(this.hearForgotten);
    // Timers sleep while a tab is hidden or frozen, so its return is a moment to look at the clock.
    window.addEventListener('pageshow', this.watch);
    document.addEventListener('visibilitychange', this.watch);
    return () => {
      deaf();
      window.removeEventListener('pageshow', this.watch);
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

  hold(session: VoucherSession): void {
    this.receipt = null;
    this.become({ kind: 'held', session });
  }

  /** The voucher is done with. */
  remove(): void {
    this.#forget.execute(this.held);
    this.become({ kind: 'none' });
  }

  /** On a shared device: the voucher goes, and with it what was left of the last one and its receipt. */
  removeAll(): void {
    this.remove();
    this.receipt = null;
    this.balanceAfter = null;
    this.#store.clearBalanceAfter();
  }

  /** The supplied callback of the token's timer (specification 4), and the end after a refusal. */
  expire(): void {
    this.#forget.execute(this.held);
    this.become({ kind: 'expired' });
  }

  /** A redemption is done: its receipt and what is left outlive the voucher (design 7.5). */
  keepReceipt(
    redemption: Redemption,
    customer: Pick<Customer, 'email' | 'address'>,
    currency: Currency,
  ): void {
    const balance: Money = {
      amountInCent: redemption.remainingBalanceInCent,
      currency,
    };
    this.receipt = { redemption, email: customer.email, byPost: customer.address !== null, balance };
    this.balanceAfter = balance;
    this.#store.writeBalanceAfter(balance);
  }

  /** Whether a refusal ended the session; then the code is asked again and the caller shows no error of its own. */
  endedBy(problem: Problem): boolean {
    if (problem.kind !== 'session-expired') return false;
    this.expire();
    return true;
  }

  private restore(): void {
    const session = this.#restore.execute();
    this.balanceAfter = this.#store.readBalanceAfter();
    if (session) this.become({ kind: 'held', session });
  }

  private hearForgotten(mark: string): void {
    if (this.held === null || voucherMark(this.held) !== mark) return;
    this.#store.clear();
    this.become({ kind: 'none' });
  }

  private become(state: SessionState): void {
    this.state = state;
    this.watch();
  }

  private watch(): void {
    window.clearTimeout(this.#timer);
    if (this.state.kind !== 'held') return;
    const next = tokenTimer(this.state.session.expiresAt, this.#clock.now());
    if (next.kind === 'due') this.expire();
    else this.#timer = window.setTimeout(this.watch, next.ms);
  }
}
