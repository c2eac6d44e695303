import { isMasked, maskEmail, withAddress } from '#domain/customer/maskEmail.ts';
import { type Receipt, withRecipient, withoutLinks, withoutRest } from '#domain/redemption/receipt.ts';
import type { Kept, ReadKept } from '../kept/kept.ts';
import { missedMoney } from '../voucher/missed.ts';

type ReceiptKept = Kept<'receipt' | 'recipient' | 'redeemedFrom' | 'redeemedTo'> &
  ReadKept<'lastVoucher' | 'moneyNews' | 'moneySeen'>;

/** This tab's last receipt. Links to codes and documents stay in memory only, so a reload loses them. */
export class LastReceipt {
  readonly #kept: ReceiptKept;
  #whole: Receipt | null = null;

  constructor(kept: ReceiptKept) {
    this.#kept = kept;
  }

  read(): Receipt | null {
    const kept = this.#kept.read('receipt');
    if (kept === null) return null;
    // The stored receipt decides: once it is forgotten, the one in memory is void. So are its addresses.
    const whole =
      this.#whole?.redemption.id === kept.redemption.id ? this.#whole : { ...kept, recipient: null };
    const sent = withRecipient(whole, this.#kept.read('recipient'));
    const receipt = withAddress(sent, this.#kept.read('redeemedTo'));
    return this.#isChanged(receipt) ? withoutRest(receipt) : receipt;
  }

  /** True if another tab has changed the balance that the receipt names. */
  #isChanged({ voucherMark }: Receipt): boolean {
    return this.#kept.read('lastVoucher') === voucherMark && missedMoney(this.#kept, voucherMark) !== null;
  }

  write(receipt: Receipt): void {
    this.#whole = receipt;
    const { recipient, ...rest } = withoutLinks(receipt);
    const { email } = rest;
    if (recipient === null) this.#kept.forget('recipient');
    else this.#kept.write('recipient', recipient);
    if (isMasked(email)) this.#kept.forget('redeemedTo');
    else this.#kept.write('redeemedTo', email);
    this.#kept.write('receipt', { ...rest, email: maskEmail(email) });
    this.#kept.write('redeemedFrom', receipt.voucherMark);
  }
}
