import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { KeptPartner } from '../ports/keptPartner.ts';
import type { TakeVoucher } from '../voucher/takeVoucher.ts';
import type { ThirdPartyEntry } from './openThirdPartyEntry.ts';

/**
 * Puts the voucher of a partner's link into use in this tab, as an entered code does, and keeps the partner for the
 * way back.
 */
export class TakeThirdPartyEntry {
  readonly #take: TakeVoucher;
  readonly #partner: KeptPartner;

  constructor(take: TakeVoucher, partner: KeptPartner) {
    this.#take = take;
    this.#partner = partner;
  }

  /**
   * Returns the session now in use, under the partner's name from the answer: the token may name the partner
   * differently or not at all.
   */
  execute({ session, partner }: ThirdPartyEntry): VoucherSession {
    // The token may name the partner otherwise, or not at all; the answer is what is shown.
    const taken = { ...session, partner: partner.name };
    this.#take.execute(taken);
    this.#partner.write(partner);
    return taken;
  }
}
