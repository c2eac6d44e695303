import { EMPTY_CHARGE } from '#domain/charge/chargeEntry.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';
import { significant } from '#domain/voucher/voucherCode.ts';
import type { Charges } from '../ports/charges.ts';

/**
 * Hands a serial number over to the page on which vouchers are charged. It is kept in the tab and stands in no address
 * (design 7.15).
 */
export class BeginTopUp {
  readonly #charges: Charges;

  constructor(charges: Charges) {
    this.#charges = charges;
  }

  /** What was typed to charge this very voucher stays; what belongs to another is forgotten. */
  execute(serialNumber: SerialNumber): void {
    if (significant(this.#charges.readEntry().serialNumber) === serialNumber) return;
    this.#charges.clearDraft();
    this.#charges.writeEntry({ ...EMPTY_CHARGE, serialNumber });
  }
}
