import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isIn, isSameList } from '#domain/redemption/binding.ts';
import { contradicts } from '#domain/redemption/contradiction.ts';
import { type Receipt, updated } from '#domain/redemption/receipt.ts';
import type { RedemptionApi } from '../ports/redemptionApi.ts';
import type { LastReceipt } from './lastReceipt.ts';

const CONTRADICTED: Problem = { kind: 'redemption-unclear', moneyState: 'unknown' };

export class RefreshReceipt {
  readonly #api: Pick<RedemptionApi, 'find'>;
  readonly #receipt: LastReceipt;

  constructor(api: Pick<RedemptionApi, 'find'>, receipt: LastReceipt) {
    this.#api = api;
    this.#receipt = receipt;
  }

  /** Refuses with `redemption-unclear` (contradiction) or `order-undeterminable`; the receipt then stays unchanged. */
  async execute(receipt: Receipt): Promise<Result<Receipt, Problem>> {
    const { id, statusToken, items } = receipt.redemption;
    const found = await this.#api.find(id, statusToken);
    if (!found.ok) return found;
    // The redemption was confirmed once, so a missing or mismatched one disproves nothing.
    const isMine =
      found.value?.id === id &&
      isIn(receipt.balance.currency, found.value) &&
      isSameList(found.value.items, items);
    if (found.value === null || !isMine) return refused({ kind: 'order-undeterminable' });
    const kept = this.#receipt.read();
    const { redemption: known, paid } = kept?.redemption.id === id ? kept : receipt;
    if (contradicts(known.status, found.value.status, paid !== null)) return refused(CONTRADICTED);
    // A receipt forgotten meanwhile stays forgotten, and a corrected address stays corrected.
    if (kept?.redemption.id !== id) return done(updated(receipt, found.value));
    const latest = updated(kept, found.value);
    this.#receipt.write(latest);
    return done(latest);
  }
}
