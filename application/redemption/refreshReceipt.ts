import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isSameList } from '#domain/redemption/binding.ts';
import { contradicts } from '#domain/redemption/contradiction.ts';
import { type Receipt, updated } from '#domain/redemption/receipt.ts';
import type { RedemptionApi } from '../ports/redemptionApi.ts';
import type { LastReceipt } from './lastReceipt.ts';

const CONTRADICTED: Problem = { kind: 'redemption-unclear', moneyState: 'unknown' };

/**
 * Asks how a redemption stands by now, and updates the receipt that is kept of it. Only asks, so it may be repeated.
 */
export class RefreshReceipt {
  readonly #api: Pick<RedemptionApi, 'find'>;
  readonly #receipt: LastReceipt;

  constructor(api: Pick<RedemptionApi, 'find'>, receipt: LastReceipt) {
    this.#api = api;
    this.#receipt = receipt;
  }

  /**
   * Returns the updated receipt. Refuses with all that `RedemptionApi.find` refuses with, with `redemption-unclear` if
   * the backend contradicts what it has said before (`contradicts`), and with `order-undeterminable` if it does not know
   * the redemption any more, or answers about another one. The receipt stays as it is then.
   */
  async execute(receipt: Receipt): Promise<Result<Receipt, Problem>> {
    const { id, statusToken, items } = receipt.redemption;
    const found = await this.#api.find(id, statusToken);
    if (!found.ok) return found;
    // It was confirmed once: a backend that has lost it is no proof of the opposite.
    // Nor is one that tells of another order instead.
    const isMine = found.value?.id === id && isSameList(found.value.items, items);
    if (found.value === null || !isMine) return refused({ kind: 'order-undeterminable' });
    const kept = this.#receipt.read();
    const { redemption: known, paid } = kept?.redemption.id === id ? kept : receipt;
    if (contradicts(known.status, found.value.status, paid !== null)) return refused(CONTRADICTED);
    // A receipt that was forgotten meanwhile stays forgotten, and an address that was corrected stays corrected.
    if (kept?.redemption.id !== id) return done(updated(receipt, found.value));
    const latest = updated(kept, found.value);
    this.#receipt.write(latest);
    return done(latest);
  }
}
