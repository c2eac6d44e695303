import { type Receipt, withoutLinks } from '#domain/redemption/receipt.ts';
import type { Kept } from '../kept/kept.ts';

/** This tab's last receipt. Links to codes and documents stay in memory only, so a reload loses them. */
export class LastReceipt {
  readonly #kept: Kept<'receipt' | 'redeemedFrom'>;
  #whole: Receipt | null = null;

  constructor(kept: Kept<'receipt' | 'redeemedFrom'>) {
    this.#kept = kept;
  }

  read(): Receipt | null {
    const kept = this.#kept.read('receipt');
    // The stored receipt decides: once it is forgotten, the one in memory is void.
    return kept !== null && this.#whole?.redemption.id === kept.redemption.id ? this.#whole : kept;
  }

  write(receipt: Receipt): void {
    this.#whole = receipt;
    this.#kept.write('receipt', withoutLinks(receipt));
    this.#kept.write('redeemedFrom', receipt.voucherMark);
  }
}
