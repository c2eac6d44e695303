import { FORM_FOR_THE_REST_MS } from '#domain/voucher/belongings.ts';
import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { Belongings } from '../ports/belongings.ts';
import type { Clock } from '../ports/clock.ts';
import type { TabMemory } from '../ports/tabMemory.ts';

/**
 * After an order, keeps the drafts for redeeming what remains, for half an hour; forgets them if nothing remains (ADR
 * 30). What was typed to ask for help before it is forgotten (ADR 73).
 */
export class KeepForRest {
  readonly #belongings: Belongings;
  readonly #memory: TabMemory;
  readonly #clock: Clock;

  constructor(belongings: Belongings, memory: TabMemory, clock: Clock) {
    this.#belongings = belongings;
    this.#memory = memory;
    this.#clock = clock;
  }

  /**
   * `mark` names the voucher that was spent from: drafts for another voucher stay. `leftInCent` is its remaining
   * balance in minor units; null if it is not known.
   */
  execute(mark: string, leftInCent: number | null): void {
    if (this.#belongings.readHolder() === mark) this.#memory.forget(LEAVES_WHEN['order-is-carried-out']);
    if (this.#belongings.readOwner()?.mark !== mark) return;
    if (leftInCent === 0) this.#memory.forget(LEAVES_WHEN['nothing-is-left']);
    else this.#belongings.writeOwner({ mark, until: this.#clock.now() + FORM_FOR_THE_REST_MS });
  }
}
