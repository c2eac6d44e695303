import type { Donation, PendingDonation } from '#domain/donation/donation.ts';
import { orderAddress } from '#domain/orders/orderAddress.ts';
import type { Kept } from '../kept/kept.ts';
import type { EndVoucher } from '../voucher/endVoucher.ts';
import type { KeepForRest } from '../voucher/keepForRest.ts';
import type { SpendVoucher } from '../voucher/spendVoucher.ts';

/** Stores receipt and remaining balance, clears the draft and ends the voucher, in one synchronous step (ADR 13). */
export class FinishDonation {
  readonly #kept: Kept<'donationDraft' | 'donationReceipt' | 'lastVoucher'>;
  readonly #spend: SpendVoucher;
  readonly #keepForRest: KeepForRest;
  readonly #end: EndVoucher;

  constructor(
    kept: Kept<'donationDraft' | 'donationReceipt' | 'lastVoucher'>,
    spend: SpendVoucher,
    keepForRest: KeepForRest,
    end: EndVoucher,
  ) {
    this.#kept = kept;
    this.#spend = spend;
    this.#keepForRest = keepForRest;
    this.#end = end;
  }

  execute(donation: Donation, order: PendingDonation): void {
    const { remainingBalanceInCent: amountInCent, currency } = donation;
    const { mark } = order.voucher;
    const email = orderAddress(order, this.#kept.read('lastVoucher'));
    this.#kept.write('donationReceipt', { donation, email });
    this.#kept.forget('donationDraft');
    this.#spend.execute({ amountInCent, currency }, mark);
    this.#keepForRest.execute(mark, amountInCent);
    this.#end.execute('donated', mark);
  }
}
