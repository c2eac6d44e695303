import { isMomentAgo } from '#domain/core/momentAgo.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { HelpSource } from '#domain/help/helpSource.ts';
import type { Kept } from '../kept/kept.ts';

/** What led somebody to help, so that nothing has to be typed again. */
export interface Hint extends HelpSource {
  /** The refused code or the serial number; empty if it is not known. */
  readonly voucher: string;
}

export const NO_HINT: Hint = { errorCode: null, orderNumber: '', voucher: '' };

/**
 * Hands what led to the help page over to it. The voucher's name, which may be its code, stays in memory: it stands in
 * no address and is not stored. All else outlasts a step into another document, for a moment.
 */
export class HelpContext {
  readonly #kept: Kept<'helpContext'>;
  readonly #deviceNow: () => Instant;
  #hint = NO_HINT;

  constructor(kept: Kept<'helpContext'>, deviceNow: () => Instant) {
    this.#kept = kept;
    this.#deviceNow = deviceNow;
  }

  read(): Hint {
    const kept = this.#kept.read('helpContext');
    this.#kept.forget('helpContext');
    const isFresh = kept !== null && isMomentAgo(kept.at, this.#deviceNow());
    if (isFresh && this.#hint === NO_HINT) {
      const { errorCode, orderNumber } = kept;
      this.#hint = { ...NO_HINT, errorCode, orderNumber };
    }
    return this.#hint;
  }

  /** Returns the order's number alone, once: from then on it is the form's, where it may be corrected. */
  takeOrderNumber(): string {
    const { orderNumber } = this.read();
    if (orderNumber !== '') this.#hint = { ...this.#hint, orderNumber: '' };
    return orderNumber;
  }

  /** Must be called by whatever leads to help, with nothing if it knows nothing. */
  give(hint: Partial<Hint> = NO_HINT): void {
    this.#hint = hint === NO_HINT ? NO_HINT : { ...NO_HINT, ...hint };
    const { errorCode, orderNumber } = this.#hint;
    if (errorCode === null && orderNumber === '') this.#kept.forget('helpContext');
    else this.#kept.write('helpContext', { errorCode, orderNumber, at: this.#deviceNow() });
  }
}
