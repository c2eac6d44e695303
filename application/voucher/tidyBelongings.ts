import { areOver } from '#domain/voucher/belongings.ts';
import type { Belongings } from '../ports/belongings.ts';
import type { Clock } from '../ports/clock.ts';

/** Forgets what was typed for a voucher once the time for redeeming its rest is over (ADR 30). */
export class TidyBelongings {
  readonly #belongings: Belongings;
  readonly #clock: Clock;

  constructor(belongings: Belongings, clock: Clock) {
    this.#belongings = belongings;
    this.#clock = clock;
  }

  execute(): void {
    if (areOver(this.#belongings.readOwner(), this.#clock.now())) this.#belongings.clear();
  }
}
