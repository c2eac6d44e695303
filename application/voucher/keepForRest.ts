import { FORM_FOR_THE_REST_MS } from '#domain/voucher/belongings.ts';
import type { Belongings } from '../ports/belongings.ts';
import type { Clock } from '../ports/clock.ts';

/** What was typed stays for redeeming the rest, for a while; with nothing left nobody needs it any more (ADR 30). */
export class KeepForRest {
  readonly #belongings: Belongings;
  readonly #clock: Clock;

  constructor(belongings: Belongings, clock: Clock) {
    this.#belongings = belongings;
    this.#clock = clock;
  }

  /** `mark` names the voucher that was spent from: what was typed for another one since stays. */
  execute(mark: string, leftInCent: number | null): void {
    if (this.#belongings.readOwner()?.mark !== mark) return;
    if (leftInCent === 0) this.#belongings.clear();
    else this.#belongings.writeOwner({ mark, until: this.#clock.now() + FORM_FOR_THE_REST_MS });
  }
}
