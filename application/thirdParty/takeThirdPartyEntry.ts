import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { KeptPartner } from '../ports/keptPartner.ts';
import type { VoucherStore } from '../ports/voucherStore.ts';
import type { ThirdPartyEntry } from './openThirdPartyEntry.ts';

/** Puts the voucher of a partner's link to use in this tab, as a typed code does, and keeps the way back. */
export class TakeThirdPartyEntry {
  readonly #store: VoucherStore;
  readonly #partner: KeptPartner;

  constructor(store: VoucherStore, partner: KeptPartner) {
    this.#store = store;
    this.#partner = partner;
  }

  execute({ session, partner }: ThirdPartyEntry): VoucherSession {
    // The token may name the partner otherwise, or not at all; the answer is what is shown.
    const taken = { ...session, partner: partner.name };
    this.#store.write(taken);
    this.#partner.write(partner);
    return taken;
  }
}
