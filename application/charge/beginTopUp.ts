import { EMPTY_CHARGE, entryOf } from '#domain/charge/chargeEntry.ts';
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

  /**
   * What was typed to charge this very voucher stays; what belongs to another is forgotten. With an amount, all of it
   * is forgotten: what is on the voucher has changed since, or is to be another.
   */
  execute(serialNumber: SerialNumber, amountInCent: number | null = null): void {
    const isKept =
      amountInCent === null && significant(this.#charges.readEntry().serialNumber) === serialNumber;
    if (isKept) return;
    this.#charges.clearDraft();
    this.#charges.writeEntry(
      amountInCent === null ? { ...EMPTY_CHARGE, serialNumber } : entryOf(serialNumber, amountInCent),
    );
  }
}
