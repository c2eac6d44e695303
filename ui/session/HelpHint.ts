/** What led somebody to help, so that nothing has to be typed again. */
export interface Hint {
  /** The operator's code of the problem; null if there is none. */
  readonly errorCode: string | null;
  /** The refused code or the serial number; empty if it is not known. */
  readonly voucher: string;
}

const NONE: Hint = { errorCode: null, voucher: '' };

/**
 * Hands what led to the help page over to it. In memory only: a voucher's code stands in no address and is not stored.
 */
export class HelpHint {
  #hint = NONE;

  read(): Hint {
    return this.#hint;
  }

  /** To be called by whatever leads to help, with nothing if it knows nothing. */
  give(hint: Hint = NONE): void {
    this.#hint = hint;
  }
}
