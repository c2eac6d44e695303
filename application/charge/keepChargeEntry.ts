import { type ChargeEntry, storableEntry } from '#domain/charge/chargeEntry.ts';
import type { Kept } from '../kept/kept.ts';

/** Stores the top-up form without a serial number that may be a voucher code typed into the wrong field. */
export class KeepChargeEntry {
  readonly #kept: Kept<'chargeEntry'>;

  constructor(kept: Kept<'chargeEntry'>) {
    this.#kept = kept;
  }

  execute(entry: ChargeEntry): void {
    this.#kept.write('chargeEntry', storableEntry(entry));
  }
}
