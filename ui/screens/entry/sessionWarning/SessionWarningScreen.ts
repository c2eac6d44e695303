import { makeAutoObservable, observableRef } from 'mobx';
import type { Instant } from '#domain/core/instant.ts';
import type { RefreshToken } from '#application/voucher/refreshToken.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** State of the warning. */
export type WarningState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'asking' }
  /** The renewal failed and can be retried until the session ends. `attempt` counts the failures. */
  | { readonly kind: 'failed'; readonly problem: Problem; readonly attempt: number }
  /** The token cannot be renewed any more; the user has only the time left. */
  | { readonly kind: 'last' };

/** The remaining seconds that a screen reader announces (product 4.7), besides the opening of the warning. */
const SPOKEN_AT = [60, 20];

/** Interval of the countdown in milliseconds. */
const TICK_MS = 250;

interface WarningDeps {
  readonly held: VoucherSession;
  readonly refresh: RefreshToken;
  readonly now: () => Instant;
}

/** View model of the warning two minutes before the session ends (product 4.7). */
export class SessionWarningScreen {
  state: WarningState = { kind: 'waiting' };
  /** Whole seconds until the token expires. */
  secondsLeft: number;
  /** The remaining seconds at the last announcement. */
  spokenSeconds: number;
  readonly #deps: WarningDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: WarningDeps) {
    this.#deps = deps;
    this.secondsLeft = this.count();
    this.spokenSeconds = this.secondsLeft;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Starts the countdown. Returns the cleanup function. */
  start(): () => void {
    const timer = window.setInterval(this.tick, TICK_MS);
    return this.#latest.enter(() => window.clearInterval(timer));
  }

  get busy(): boolean {
    return this.state.kind === 'asking';
  }

  /**
   * Renews the voucher's token; the warning leaves with the old one. `session-expired` means that it cannot be renewed
   * any more (state `last`); any other problem can be retried. Does nothing while a call is in flight.
   */
  async goOn(): Promise<void> {
    if (this.busy) return;
    const attempt = this.state.kind === 'failed' ? this.state.attempt + 1 : 1;
    this.become({ kind: 'asking' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.refresh.execute(this.#deps.held);
    if (answer.ok || !isAwaited()) return;
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
    const { held, now } = this.#deps;
    return Math.max(0, Math.ceil((held.expiresAt - now()) / 1000));
  }

  private become(state: WarningState): void {
    this.state = state;
  }
}
