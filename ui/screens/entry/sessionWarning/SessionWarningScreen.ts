import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#application/ports/clock.ts';
import type { RefreshToken } from '#application/voucher/refreshToken.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { Latest } from '../../../session/Latest.ts';

export type WarningState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'asking' }
  /** It can be tried again, as long as there is time. */
  | { readonly kind: 'failed'; readonly problem: Problem; readonly attempt: number }
  /** It was renewed as often as it may be: what is left is the time left. */
  | { readonly kind: 'last' };

/** The moments before the end, in seconds, at which the rest is spoken (experience 4.20); the first is the opening. */
const SPOKEN_AT = [60, 20];

const TICK_MS = 250;

interface WarningParts {
  readonly held: VoucherSession;
  readonly refresh: RefreshToken;
  readonly clock: Clock;
  readonly onRenewed: (session: VoucherSession) => void;
}

/** The question, two minutes before the end of the session, whether to go on (design 7.3). */
export class SessionWarningScreen {
  state: WarningState = { kind: 'waiting' };
  /** Whole seconds until the end. */
  secondsLeft: number;
  /** The rest as it was spoken last. */
  spokenSeconds: number;
  readonly #parts: WarningParts;
  readonly #latest = new Latest();

  constructor(parts: WarningParts) {
    this.#parts = parts;
    this.secondsLeft = this.count();
    this.spokenSeconds = this.secondsLeft;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

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

  async goOn(): Promise<void> {
    if (this.busy) return;
    const attempt = this.state.kind === 'failed' ? this.state.attempt + 1 : 1;
    this.become({ kind: 'asking' });
    const isAwaited = this.#latest.ask();
    const answer = await this.#parts.refresh.execute(this.#parts.held);
    // A renewed session counts also when the question was closed meanwhile: its token is kept already.
    if (answer.ok) return this.#parts.onRenewed(answer.value);
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
    const { held, clock } = this.#parts;
    return Math.max(0, Math.ceil((held.expiresAt - clock.now()) / 1000));
  }

  private become(state: WarningState): void {
    this.state = state;
  }
}
