import type { Donation, DonationUnderWay } from '#domain/donation/donation.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import type { OrderBook } from '../orders/orderBook.ts';
import type { Donations } from '../ports/donations.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';
import type { KeepForRest } from '../voucher/keepForRest.ts';
import type { SpendVoucher } from '../voucher/spendVoucher.ts';

/** What a donation leaves behind, in one step as after a redemption. The voucher it was made from is done with. */
export class FinishDonation {
  readonly #book: OrderBook<DonationUnderWay>;
  readonly #donations: Donations;
  readonly #store: VoucherStore;
  readonly #spend: SpendVoucher;
  readonly #keep: KeepForRest;

  constructor(
    book: OrderBook<DonationUnderWay>,
    donations: Donations,
    store: VoucherStore,
    spend: SpendVoucher,
    keep: KeepForRest,
  ) {
    this.#book = book;
    this.#donations = donations;
    this.#store = store;
    this.#spend = spend;
    this.#keep = keep;
  }

  /** False where there is nothing to finish: another page of this tab has heard of the outcome first. */
  execute(donation: Donation, { id, email, voucher: { mark } }: DonationUnderWay): boolean {
    if (this.#book.read()?.id !== id) return false;
    const { remainingBalanceInCent: amountInCent, currency } = donation;
    this.#donations.writeReceipt({ donation, email });
    this.#spend.execute({ amountInCent, currency }, mark);
    this.#keep.execute(mark, amountInCent);
    const held = this.#store.read();
    // A voucher that was entered since was not touched.
    if (held && voucherMark(held) === mark) this.#store.clear();
    this.#book.strikeOut(id);
    return true;
  }
}
