import type { Kept } from '../kept/kept.ts';

/** Permanently marks this device as a Payback customer's (product 7.5). */
export class MarkPaybackCustomer {
  readonly #kept: Kept<'payback'>;

  constructor(kept: Kept<'payback'>) {
    this.#kept = kept;
  }

  execute(): void {
    this.#kept.write('payback', true);
  }
}
