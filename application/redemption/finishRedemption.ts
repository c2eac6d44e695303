import { withoutRedeemed } from '#domain/basket/basket.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { REDEMPTION_RULES } from '#domain/redemption/kind.ts';
import type { PendingRedemption, Redemption } from '#domain/redemption/redemption.ts';
import { isSameDraft, draftOfChoice } from '#domain/redemption/draft.ts';
import { changeBasket } from './changeBasket.ts';
import type { Kept } from '../kept/kept.ts';
import type { KeepForRest } from '../voucher/keepForRest.ts';
import type { SpendVoucher } from '../voucher/spendVoucher.ts';
import type { LastReceipt } from './lastReceipt.ts';

type TabKey = 'addressee' | 'basket' | 'customerDraft' | 'redemptionDraft';

/**
 * Stores the outcome in the synchronous step that removes the pending order: a reload at any moment finds either the
 * pending order or the result, and never offers the redeemed lines again (ADR 13).
 */
export class FinishRedemption {
  readonly #kept: Kept<TabKey>;
  readonly #receipt: LastReceipt;
  readonly #spend: SpendVoucher;
  readonly #keepForRest: KeepForRest;

  constructor(kept: Kept<TabKey>, receipt: LastReceipt, spend: SpendVoucher, keepForRest: KeepForRest) {
    this.#kept = kept;
    this.#receipt = receipt;
    this.#spend = spend;
    this.#keepForRest = keepForRest;
  }

  execute(answer: Redemption, order: PendingRedemption): void {
    const { draft, voucher } = order;
    const { mark } = voucher;
    const receipt = REDEMPTION_RULES.receiptOf(answer, order, {
      addressee: this.#kept.read('addressee'),
      // Read before `keepForRest` may forget it.
      form: this.#kept.read('customerDraft') ?? EMPTY_DRAFT,
    });
    const { balance } = receipt;
    this.#receipt.write(receipt);
    this.#spend.execute(balance, mark);
    if (draft.place === 'basket') {
      changeBasket(this.#kept, withoutRedeemed(this.#kept.read('basket') ?? [], draft.lines));
    }
    const choice = this.#kept.read('redemptionDraft');
    if (choice && isSameDraft(draftOfChoice(choice), draft)) this.#kept.forget('redemptionDraft');
    this.#keepForRest.execute(mark, balance.amountInCent);
  }
}
