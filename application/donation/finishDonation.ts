import type { Donation, DonationUnderWay } from '#domain/donation/donation.ts';
import type { OrderBook } from '../orders/orderBook.ts';
import type { Donations } from '../ports/donations.ts';
import type { EndVoucher } from '../voucher/endVoucher.ts';
import type { KeepForRest } from '../voucher/keepForRest.ts';
import type { SpendVoucher } from '../voucher/spendVoucher.ts';

/**
 * Stores what a donation leaves behind: its confirmation, the remaining balance, an empty draft. Then it ends the
 * voucher that was given from, and removes the note of the order. All in one synchronous step (ADR 29).
 */
export class FinishDonation {
  readonly #book: OrderBook<DonationUnderWay>;
  readonly #donations: Donations;
  readonly #spend: SpendVoucher;
  readonly #keep: KeepForRest;
  readonly #end: EndVoucher;

  constructor(
    book: OrderBook<DonationUnderWay>,
    donations: Donations,
    spend: SpendVoucher,
    keep: KeepForRest,
    end: EndVoucher,
  ) {
    this.#book = book;
    this.#donations = donations;
    this.#spend = spend;
    this.#keep = keep;
    this.#end = end;
  }

  /**
   * Returns false and changes nothing if the order is not noted any more, because another page of this tab has
   * finished it.
   */
  execute(donation: Donation, { id, email, voucher: { mark } }: DonationUnderWay): boolean {
    if (this.#book.read()?.id !== id) return false;
    const { remainingBalanceInCent: amountInCent, currency } = donation;
    this.#donations.writeReceipt({ donation, email });
    this.#donations.clearDraft();
    this.#spend.execute({ amountInCent, currency }, mark);
    this.#keep.execute(mark, amountInCent);
    this.#end.execute('donated', mark);
    this.#book.remove(id);
    return true;
  }
}
