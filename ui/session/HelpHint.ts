import type { KeptHint } from '#application/ports/keptHint.ts';
import type { LedToHelp } from '#domain/help/ledToHelp.ts';

/** What led somebody to help, so that nothing has to be typed again. */
export interface Hint extends LedToHelp {
  /** The refused code or the serial number; empty if it is not known. */
  readonly voucher: string;
}

export const NO_HINT: Hint = { errorCode: null, orderNumber: '', voucher: '' };

/**
 * Hands what led to the help page over to it. The voucher's name, which may be its code, stays in memory: it stands in
 * no address and is not stored. All else outlasts a step into another document.
 */
export class HelpHint {
  readonly #kept: KeptHint;
  #hint = NO_HINT;

  constructor(kept: KeptHint) {
    this.#kept = kept;
  }

  read(): Hint {
    const kept = this.#kept.take();
    if (kept !== null && this.#hint === NO_HINT) this.#hint = { ...NO_HINT, ...kept };
    return this.#hint;
  }

  /** Returns the order's number alone, once: from then on it is the form's, where it may be corrected. */
  takeOrderNumber(): string {
    const { orderNumber } = this.read();
    if (orderNumber !== '') this.#hint = { ...this.#hint, orderNumber: '' };
    return orderNumber;
  }

  /** To be called by whatever leads to help, with nothing if it knows nothing. */
  give(hint: Partial<Hint> = NO_HINT): void {
    this.#hint = hint === NO_HINT ? NO_HINT : { ...NO_HINT, ...hint };
    const { errorCode, orderNumber } = this.#hint;
    this.#kept.put(errorCode === null && orderNumber === '' ? null : { errorCode, orderNumber });
  }
}
