import type { Problem } from '#domain/problem/problem.ts';
import { type Wait, secondsLeft, waitAfter } from '#domain/voucher/backOff.ts';
import type { Kept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';

/**
 * Limits how fast codes may be sent after refusals, in all forms of this tab and across reloads (`backOff.ts`). The
 * backend's own limit protects vouchers; this one spares people its refusals.
 */
export class CodeAttemptLimit {
  readonly #kept: Kept<'codeWait'>;
  readonly #clock: Clock;

  constructor(kept: Kept<'codeWait'>, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  /** Returns `too-many-requests` with the seconds that are left; null if a code may be sent now. */
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
