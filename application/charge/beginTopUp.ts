import { EMPTY_CHARGE, entryOf } from '#domain/charge/chargeEntry.ts';
import { isRedeemingAt } from '#domain/charge/topUpPlace.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';
import { significant } from '#domain/voucher/voucherCode.ts';
import type { Charges } from '../ports/charges.ts';

/** What is known of a top-up where it is begun. */
interface Beginning {
  readonly serialNumber: SerialNumber;
  /** What is to be added, in minor units; null if that is not known yet. */
  readonly amountInCent: number | null;
  /** The path of the page on which it is begun. */
  readonly path: string;
}

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
   * is forgotten: what is on the voucher has changed since.
   */
  execute({ serialNumber, amountInCent, path }: Beginning): void {
    this.#charges.writePlace(isRedeemingAt(path) ? { serialNumber, path } : null);
    const isSame = significant(this.#charges.readEntry().serialNumber) === serialNumber;
    if (isSame && amountInCent === null) return;
    this.#charges.clearDraft();
    this.#charges.writeEntry(
      amountInCent === null ? { ...EMPTY_CHARGE, serialNumber } : entryOf(serialNumber, amountInCent),
    );
  }
}
