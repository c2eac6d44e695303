import { EMPTY_CHARGE, entryOf } from '#domain/charge/chargeEntry.ts';
import { isRedeemingAt } from '#domain/charge/topUpPlace.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';
import { significant } from '#domain/voucher/voucherCode.ts';
import type { Kept } from '../kept/kept.ts';

type TopUpKey = 'charge' | 'chargeEntry' | 'topUpPlace';

interface Beginning {
  readonly serialNumber: SerialNumber;
  /** The amount to add, in minor units; null if not known yet. */
  readonly amountInCent: number | null;
  readonly path: string;
}

/** Hands a serial number to the top-up page through tab storage, never through a URL (product 9.1). */
export class BeginTopUp {
  readonly #kept: Kept<TopUpKey>;

  constructor(kept: Kept<TopUpKey>) {
    this.#kept = kept;
  }

  /** Keeps the user's input for the same voucher. A given amount resets the form: the balance has changed since. */
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
