import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#application/ports/clock.ts';
import type { RefreshToken } from '#application/voucher/refreshToken.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** State of the warning: the person is asked, the token is being renewed, or that has failed. */
export type WarningState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'asking' }
  /** The renewal failed and can be tried again while there is time. `attempt` counts the failures. */
  | { readonly kind: 'failed'; readonly problem: Problem; readonly attempt: number }
  /** The token cannot be renewed any more: only the time left remains. */
  | { readonly kind: 'last' };

/** The remaining seconds at which they are spoken (product 4.7), besides the opening of the warning. */
const SPOKEN_AT = [60, 20];

/** How often the countdown is updated, in milliseconds. */
const TICK_MS = 250;

interface WarningDeps {
  readonly held: VoucherSession;
  readonly refresh: RefreshToken;
  readonly clock: Clock;
  /** Called with the renewed session, even if the warning was closed meanwhile. */
  readonly onRenewed: (session: VoucherSession) => void;
}

/** View model of the warning two minutes before the session ends, which asks whether to go on (product 4.7). */
export class SessionWarningScreen {
  state: WarningState = { kind: 'waiting' };
  /** Whole seconds until the token expires. */
  secondsLeft: number;
  /** The remaining seconds when they were last spoken. */
  spokenSeconds: number;
  readonly #deps: WarningDeps;
  readonly #latest = new LatestRequest();

  constructor(parts: WarningDeps) {
    this.#deps = parts;
    this.secondsLeft = this.count();
    this.spokenSeconds = this.secondsLeft;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Starts the countdown; returns a function that stops it. */
  start(): () => void {
    const leave = this.#latest.enter();
    const timer = window.setInterval(this.tick, TICK_MS);
    return () => {
      leave();
      window.clearInterval(timer);
    };
  }

  get busy(): boolean {
    return this.state.kind === 'asking';
  }

  /**
   * Renews the voucher's token. On success `onRenewed` is called; `session-expired` means that it cannot be renewed any
   * more (state `last`); any other problem can be retried. Does nothing while a call is under way.
   */
  async goOn(): Promise<void> {
    if (this.busy) return;
    const attempt = this.state.kind === 'failed' ? this.state.attempt + 1 : 1;
    this.become({ kind: 'asking' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.refresh.execute(this.#deps.held);
    // A renewed session is used even if the warning was closed meanwhile: its token is stored already.
    if (answer.ok) return this.#deps.onRenewed(answer.value);
    if (!isAwaited()) return;
    if (answer.fault.kind === 'session-expired') this.become({ kind: 'last' });
    else this.become({ kind: 'failed', problem: answer.fault, attempt });
  }

  private tick(): void {
    const before = this.secondsLeft;
    this.secondsLeft = this.count();
    if (SPOKEN_AT.some((mark) => before > mark && this.secondsLeft <= mark))
      this.spokenSeconds = this.secondsLeft;
  }

  private count(): number {
    const { held, clock } = this.#deps;
    return Math.max(0, Math.ceil((held.expiresAt - clock.now()) / 1000));
  }

  private become(state: WarningState): void {
    this.state = state;
  }
}
