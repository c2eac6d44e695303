import type { Chargeable } from '#domain/charge/chargeDraft.ts';
import { narrowed } from '#domain/charge/chargeRange.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, ReadKept } from '../kept/kept.ts';
import type { ChargeCheck, ChargeApi } from '../ports/chargeApi.ts';

/** Forgets another voucher's receipt, because another user may be topping up (ADR 12). */
export class CheckCharge {
  readonly #api: ChargeApi;
  readonly #kept: ReadKept<'chargeReceipt'> & ForgetKept<KeptKey>;

  constructor(api: ChargeApi, kept: ReadKept<'chargeReceipt'> & ForgetKept<KeptKey>) {
    this.#api = api;
    this.#kept = kept;
  }

  /**
   * Returns our amount range narrowed by the backend's. Also refuses with `charge-refused` if the range is empty, or if
   * the voucher has another currency than the site.
   */
  async execute(check: ChargeCheck, currency: Currency): Promise<Result<Chargeable, Problem>> {
    const answer = await this.#api.check(check);
    if (!answer.ok) return answer;
    const range = narrowed(answer.value);
    if (range === null || range.currency !== currency) return refused({ kind: 'charge-refused' });
    const isSame = this.#kept.read('chargeReceipt')?.serialNumber === check.serialNumber;
    if (!isSame) forgetParts(this.#kept, LEAVES_WHEN['another-is-charged']);
    return done({ ...answer.value, ...range });
  }
}
