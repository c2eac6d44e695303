import type { Kept } from '../kept/kept.ts';
import type { TakeVoucher } from '../voucher/takeVoucher.ts';
import type { OpenedEntry } from './openThirdPartyEntry.ts';

/** Takes the voucher of a partner's link into use and keeps the partner for the way back. */
export class TakeThirdPartyEntry {
  readonly #take: TakeVoucher;
  readonly #kept: Kept<'partner'>;

  constructor(take: TakeVoucher, kept: Kept<'partner'>) {
    this.#take = take;
    this.#kept = kept;
  }

  execute({ session, partner, seen }: OpenedEntry): void {
    // The answer's partner name wins: the token may name the partner differently or not at all.
    this.#take.execute({ ...session, partner: partner.name }, seen);
    this.#kept.write('partner', partner);
  }
}
