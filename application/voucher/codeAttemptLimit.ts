import type { Problem } from '#domain/problem/problem.ts';
import { type Wait, secondsLeft, waitAfter } from '#domain/voucher/backOff.ts';
import type { Kept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';

/** Slows down code entry across forms and reloads. Only the backend's limit protects the vouchers (`backOff.ts`). */
export class CodeAttemptLimit {
  readonly #kept: Kept<'codeWait'>;
  readonly #clock: Clock;

  constructor(kept: Kept<'codeWait'>, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  /** Returns `too-many-requests` with the seconds left; null if the user may submit a code now. */
  problem(): Problem | null {
    const left = secondsLeft(this.#wait(), this.#clock.now());
    return left === 0 ? null : { kind: 'too-many-requests', retryAfterSeconds: left };
  }

  accepted(): void {
    this.#kept.forget('codeWait');
  }

  refused(problem: Problem): void {
    this.#kept.write('codeWait', waitAfter(this.#wait(), problem, this.#clock.now()));
  }

  #wait(): Wait {
    return this.#kept.read('codeWait') ?? { refusals: 0, until: 0 };
  }
}
