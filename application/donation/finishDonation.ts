import { isMasked, maskEmail } from '#domain/customer/maskEmail.ts';
import type { Donation, PendingDonation } from '#domain/donation/donation.ts';
import { DONATION_RULES } from '#domain/donation/kind.ts';
import type { Kept } from '../kept/kept.ts';
import type { EndVoucher } from '../voucher/endVoucher.ts';
import type { KeepForRest } from '../voucher/keepForRest.ts';
import type { SpendVoucher } from '../voucher/spendVoucher.ts';

type DonationKey = 'addressee' | 'donatedTo' | 'donationDraft' | 'donationReceipt';

/** Stores receipt and remaining balance, clears the draft and ends the voucher, in one synchronous step (ADR 13). */
export class FinishDonation {
  readonly #kept: Kept<DonationKey>;
  readonly #spend: SpendVoucher;
  readonly #keepForRest: KeepForRest;
  readonly #end: EndVoucher;

  constructor(kept: Kept<DonationKey>, spend: SpendVoucher, keepForRest: KeepForRest, end: EndVoucher) {
    this.#kept = kept;
    this.#spend = spend;
    this.#keepForRest = keepForRest;
    this.#end = end;
  }

  execute(answer: Donation, order: PendingDonation): void {
    const { donation, email } = DONATION_RULES.receiptOf(answer, order, this.#kept.read('addressee'));
    const { remainingBalanceInCent: amountInCent, currency } = donation;
    const { mark } = order.voucher;
    if (isMasked(email)) this.#kept.forget('donatedTo');
    else this.#kept.write('donatedTo', email);
    this.#kept.write('donationReceipt', { donation, email: maskEmail(email) });
    this.#kept.forget('donationDraft');
    this.#spend.execute({ amountInCent, currency }, mark);
    this.#keepForRest.execute(mark, amountInCent);
    this.#end.execute('donated', mark);
  }
}
