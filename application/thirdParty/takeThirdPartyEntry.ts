import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { Kept } from '../kept/kept.ts';
import type { TakeVoucher } from '../voucher/takeVoucher.ts';
import type { ThirdPartyEntry } from './openThirdPartyEntry.ts';

/**
 * Puts the voucher of a partner's link into use in this tab, as an entered code does, and keeps the partner for the
 * way back.
 */
export class TakeThirdPartyEntry {
  readonly #take: TakeVoucher;
  readonly #kept: Kept<'partner'>;

  constructor(take: TakeVoucher, kept: Kept<'partner'>) {
    this.#take = take;
    this.#kept = kept;
  }

  /**
   * Returns the session now in use, under the partner's name from the answer: the token may name the partner
   * differently or not at all.
   */
  execute({ session, partner }: ThirdPartyEntry): VoucherSession {
    // The token may name the partner otherwise, or not at all; the answer is what is shown.
    const taken = { ...session, partner: partner.name };
    this.#take.execute(taken);
    this.#kept.write('partner', partner);
    return taken;
  }
}
