import { type Receipt, withoutLinks } from '#domain/redemption/receipt.ts';
import type { Kept } from '../kept/kept.ts';

/**
 * The receipt of this tab's last redemption. What opens a code or a document is in memory alone, so that a reload loses
 * it.
 */
export class LastReceipt {
  readonly #kept: Kept<'receipt' | 'redeemedFrom'>;
  #whole: Receipt | null = null;

  constructor(kept: Kept<'receipt' | 'redeemedFrom'>) {
    this.#kept = kept;
  }

  /** Null if this tab has none, or if it was forgotten together with the voucher. */
  read(): Receipt | null {
    const kept = this.#kept.read('receipt');
    // What is kept decides: with the voucher the receipt is forgotten there, and so is the one in memory.
    return kept !== null && this.#whole?.redemption.id === kept.redemption.id ? this.#whole : kept;
  }

  /** Replaces the previous receipt. */
  write(receipt: Receipt): void {
    this.#whole = receipt;
    this.#kept.write('receipt', withoutLinks(receipt));
    this.#kept.write('redeemedFrom', receipt.voucherMark);
  }
}
