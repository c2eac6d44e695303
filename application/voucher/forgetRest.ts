import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { withoutRest } from '#domain/redemption/receipt.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, ReadKept } from '../kept/kept.ts';
import type { LastReceipt } from '../redemption/lastReceipt.ts';
import { missedMoney } from './missed.ts';

type RestKept = ReadKept<'moneyNews' | 'moneySeen'> & ForgetKept<KeptKey>;

/**
 * Forgets what this tab's last order left, because that is unknown or has changed since (ADR 12). Other tabs are not
 * told: the balance need not have changed.
 */
export class ForgetRest {
  readonly #kept: RestKept;
  readonly #receipt: LastReceipt;

  constructor(kept: RestKept, receipt: LastReceipt) {
    this.#kept = kept;
    this.#receipt = receipt;
  }

  /** If the balance of the voucher has changed since this tab learnt it. */
  ifMissed(mark: string): void {
    if (missedMoney(this.#kept, mark) !== null) this.execute(mark);
  }

  /** `mark` names the voucher; the receipt of another one stays as it is. */
  execute(mark: string): void {
    forgetParts(this.#kept, LEAVES_WHEN['rest-is-unknown']);
    const receipt = this.#receipt.read();
    if (receipt?.voucherMark === mark) this.#receipt.write(withoutRest(receipt));
  }
}
