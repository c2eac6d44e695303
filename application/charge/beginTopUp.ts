import { EMPTY_CHARGE, entryOf } from '#domain/charge/chargeEntry.ts';
import { isRedeemingAt } from '#domain/charge/topUpPlace.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';
import { significant } from '#domain/voucher/voucherCode.ts';
import type { Kept } from '../kept/kept.ts';

type TopUpKey = 'charge' | 'chargeEntry' | 'topUpPlace';

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
 * (product 9.1).
 */
export class BeginTopUp {
  readonly #kept: Kept<TopUpKey>;

  constructor(kept: Kept<TopUpKey>) {
    this.#kept = kept;
  }

  /**
   * What was typed to charge this very voucher stays; what belongs to another is forgotten. With an amount, all of it
   * is forgotten: what is on the voucher has changed since.
   */
  execute({ serialNumber, amountInCent, path }: Beginning): void {
    if (isRedeemingAt(path)) this.#kept.write('topUpPlace', { serialNumber, path });
    else this.#kept.forget('topUpPlace');
    const entry = this.#kept.read('chargeEntry') ?? EMPTY_CHARGE;
    const isSame = significant(entry.serialNumber) === serialNumber;
    if (isSame && amountInCent === null) return;
    this.#kept.forget('charge');
    this.#kept.write(
      'chargeEntry',
      amountInCent === null ? { ...EMPTY_CHARGE, serialNumber } : entryOf(serialNumber, amountInCent),
    );
  }
}
