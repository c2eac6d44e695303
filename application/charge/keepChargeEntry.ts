import { type ChargeEntry, storableEntry } from '#domain/charge/chargeEntry.ts';
import type { Kept } from '../kept/kept.ts';

/** Keeps what is typed to charge a voucher, without what may be a voucher's code typed in the wrong field. */
export class KeepChargeEntry {
  readonly #kept: Kept<'chargeEntry'>;

  constructor(kept: Kept<'chargeEntry'>) {
    this.#kept = kept;
  }

  execute(entry: ChargeEntry): void {
    this.#kept.write('chargeEntry', storableEntry(entry));
  }
}
