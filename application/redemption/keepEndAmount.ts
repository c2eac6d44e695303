import type { Kept } from '../kept/kept.ts';

/** Keeps the end amount of a voucher that is topped up again, to fill in the form next time (product 9.4). */
export class KeepEndAmount {
  readonly #kept: Kept<'prepaidEndAmount'>;

  constructor(kept: Kept<'prepaidEndAmount'>) {
    this.#kept = kept;
  }

  /** @param inCent in minor units of the site's currency; null, where none was chosen, leaves the last one. */
  execute(inCent: number | null): void {
    if (inCent !== null) this.#kept.write('prepaidEndAmount', inCent);
  }
}
