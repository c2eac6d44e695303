import { areBelongingsOver } from '#domain/voucher/belongings.ts';
import { LEAVES_IN_TIME } from '#domain/kept/retention.ts';
import type { Belongings } from '../ports/belongings.ts';
import type { Clock } from '../ports/clock.ts';
import type { TabMemory } from '../ports/tabMemory.ts';

/** Forgets the drafts that were kept for redeeming what remained of a voucher, once their time is over (ADR 30). */
export class TidyBelongings {
  readonly #belongings: Belongings;
  readonly #memory: TabMemory;
  readonly #clock: Clock;

  constructor(belongings: Belongings, memory: TabMemory, clock: Clock) {
    this.#belongings = belongings;
    this.#memory = memory;
    this.#clock = clock;
  }

  execute(): void {
    const isOver = areBelongingsOver(this.#belongings.readOwner(), this.#clock.now());
    if (isOver) this.#memory.forget(LEAVES_IN_TIME);
  }
}
