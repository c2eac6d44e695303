import type { Donation, DonationUnderWay } from '#domain/donation/donation.ts';
import type { Kept } from '../kept/kept.ts';
import type { OrderBook } from '../orders/orderBook.ts';
import type { EndVoucher } from '../voucher/endVoucher.ts';
import type { KeepForRest } from '../voucher/keepForRest.ts';
import type { SpendVoucher } from '../voucher/spendVoucher.ts';

/**
 * Stores what a donation leaves behind: its confirmation, the remaining balance, an empty draft. Then it ends the
 * voucher that was given from, and removes the note of the order. All in one synchronous step (ADR 29).
 */
export class FinishDonation {
  readonly #book: OrderBook<DonationUnderWay>;
  readonly #kept: Kept<'donationDraft' | 'donationReceipt'>;
  readonly #spend: SpendVoucher;
  readonly #keepForRest: KeepForRest;
  readonly #end: EndVoucher;

  constructor(
    book: OrderBook<DonationUnderWay>,
    kept: Kept<'donationDraft' | 'donationReceipt'>,
    spend: SpendVoucher,
    keepForRest: KeepForRest,
    end: EndVoucher,
  ) {
    this.#book = book;
    this.#kept = kept;
    this.#spend = spend;
    this.#keepForRest = keepForRest;
    this.#end = end;
  }

  /**
   * Returns false and changes nothing if the order is not noted any more, because another page of this tab has
   * finished it.
   */
  execute(donation: Donation, { id, email, voucher: { mark } }: DonationUnderWay): boolean {
    if (this.#book.read()?.id !== id) return false;
    const { remainingBalanceInCent: amountInCent, currency } = donation;
    this.#kept.write('donationReceipt', { donation, email });
    this.#kept.forget('donationDraft');
    this.#spend.execute({ amountInCent, currency }, mark);
    this.#keepForRest.execute(mark, amountInCent);
    this.#end.execute('donated', mark);
    this.#book.remove(id);
    return true;
  }
}
