import type { Donation, DonationUnderWay } from '#domain/donation/donation.ts';
import type { OrderBook } from '../orders/orderBook.ts';
import type { Donations } from '../ports/donations.ts';
import type { EndVoucher } from '../voucher/endVoucher.ts';
import type { KeepForRest } from '../voucher/keepForRest.ts';
import type { SpendVoucher } from '../voucher/spendVoucher.ts';

/** What a donation leaves behind, in one step as after a redemption. The voucher it was made from is done with. */
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

  /** False where there is nothing to finish: another page of this tab has heard of the outcome first. */
  execute(donation: Donation, { id, email, voucher: { mark } }: DonationUnderWay): boolean {
    if (this.#book.read()?.id !== id) return false;
    const { remainingBalanceInCent: amountInCent, currency } = donation;
    this.#donations.writeReceipt({ donation, email });
    this.#donations.clearDraft();
    this.#spend.execute({ amountInCent, currency }, mark);
    this.#keep.execute(mark, amountInCent);
    this.#end.execute('donated', mark);
    this.#book.strikeOut(id);
    return true;
  }
}
