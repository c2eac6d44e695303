import type { EndAmount } from '#application/ports/endAmount.ts';
import type { Shelf } from './shelf.ts';
import { STORED } from './storedKeys.ts';
import { cents } from './storedShapes.ts';

/** Stores the prepaid end amount on the device (specification 3, "Kept in the browser"). It names no voucher. */
export class EndAmountShelf implements EndAmount {
  readonly #local: Shelf;

  constructor(local: Shelf) {
    this.#local = local;
  }

  read(): number | null {
    return this.#local.read(STORED.prepaidEndAmount, cents);
  }

  write(inCent: number): void {
    this.#local.write(STORED.prepaidEndAmount, inCent);
  }
}
