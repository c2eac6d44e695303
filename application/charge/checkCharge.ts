import type { Chargeable } from '#domain/charge/chargeDraft.ts';
import { narrowed } from '#domain/charge/chargeRange.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { ChargeCheck, ChargeDesk } from '../ports/chargeDesk.ts';
import type { Charges } from '../ports/charges.ts';
import type { TabMemory } from '../ports/tabMemory.ts';

/**
 * Checks by its serial number whether a voucher can be charged, and how much may be added. The receipt of another
 * voucher's top-up is forgotten then: it may be somebody else who charges (ADR 73).
 */
export class CheckCharge {
  readonly #desk: ChargeDesk;
  readonly #charges: Pick<Charges, 'readReceipt'>;
  readonly #memory: TabMemory;

  constructor(desk: ChargeDesk, charges: Pick<Charges, 'readReceipt'>, memory: TabMemory) {
    this.#desk = desk;
    this.#charges = charges;
    this.#memory = memory;
  }

  /**
   * Returns the voucher with the range of what may be added: ours, narrowed by the backend's. Refuses with
   * `charge-refused` too if nothing is left of it. Else see `ChargeDesk`.
   */
  async execute(check: ChargeCheck): Promise<Result<Chargeable, Problem>> {
    const answer = await this.#desk.check(check);
    if (!answer.ok) return answer;
    const range = narrowed(answer.value);
    if (range === null) return refused({ kind: 'charge-refused' });
    const isSame = this.#charges.readReceipt()?.serialNumber === check.serialNumber;
    if (!isSame) this.#memory.forget(LEAVES_WHEN['another-is-charged']);
    return done({ ...answer.value, ...range });
  }
}
