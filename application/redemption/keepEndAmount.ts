import type { Kept } from '../kept/kept.ts';

/** Stores a prepaid voucher's end amount, to prefill the form next time (product 9.4). */
export class KeepEndAmount {
  readonly #kept: Kept<'prepaidEndAmount'>;

  constructor(kept: Kept<'prepaidEndAmount'>) {
    this.#kept = kept;
  }

  /** `inCent` is in minor units; null keeps the last amount. */
  execute(inCent: number | null): void {
    if (inCent !== null) this.#kept.write('prepaidEndAmount', inCent);
  }
}
