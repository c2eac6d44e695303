import type { Problem } from '#domain/problem/problem.ts';
import { waitAfter } from '#domain/voucher/backOff.ts';
import type { Wait } from '#domain/voucher/codeWait.ts';
import type { Kept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';
import { codeWaitProblem } from './codeWaitProblem.ts';

/** Slows down code entry across forms and reloads. Only the backend's limit protects the vouchers (`backOff.ts`). */
export class CodeAttemptLimit {
  readonly #kept: Kept<'codeWait'>;
  readonly #clock: Clock;

  constructor(kept: Kept<'codeWait'>, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  problem(): Problem | null {
    return codeWaitProblem(this.#kept, this.#clock);
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
