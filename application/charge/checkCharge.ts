import type { Chargeable } from '#domain/charge/chargeDraft.ts';
import { narrowed } from '#domain/charge/chargeRange.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ChargeCheck, ChargeDesk } from '../ports/chargeDesk.ts';

/** Checks by its serial number whether a voucher can be charged, and how much may be added. */
export class CheckCharge {
  readonly #desk: ChargeDesk;

  constructor(desk: ChargeDesk) {
    this.#desk = desk;
  }

  /**
   * Returns the voucher with the range of what may be added: ours, narrowed by the backend's. Refuses with
   * `charge-refused` too if nothing is left of it. Else see `ChargeDesk`.
   */
  async execute(check: ChargeCheck): Promise<Result<Chargeable, Problem>> {
    const answer = await this.#desk.check(check);
    if (!answer.ok) return answer;
    const range = narrowed(answer.value);
    return range === null ? refused({ kind: 'charge-refused' }) : done({ ...answer.value, ...range });
  }
}
