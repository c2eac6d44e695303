import { isMomentAgo } from '#domain/core/momentAgo.ts';
import type { HelpSource } from '#domain/help/helpSource.ts';
import type { Kept, WriteKept } from '../kept/kept.ts';
import type { DeviceClock } from '../ports/clock.ts';

export interface Hint extends HelpSource {
  /** The refused code or the serial number; empty if unknown. */
  readonly voucher: string;
}

export const NO_HINT: Hint = { errorCode: null, orderNumber: '', voucher: '' };

/** The voucher may be a code, so it stays in memory, never in storage or a URL. The rest survives a page load. */
export class HelpContext {
  readonly #kept: Kept<'helpContext'> & WriteKept<'usedAt'>;
  readonly #clock: DeviceClock;
  #hint = NO_HINT;

  constructor(kept: Kept<'helpContext'> & WriteKept<'usedAt'>, clock: DeviceClock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  read(): Hint {
    const kept = this.#kept.read('helpContext');
    this.#kept.forget('helpContext');
    const isFresh = kept !== null && isMomentAgo(kept.at, this.#clock.deviceNow());
    if (isFresh && this.#hint === NO_HINT) {
      const { errorCode, orderNumber } = kept;
      this.#hint = { ...NO_HINT, errorCode, orderNumber };
    }
    return this.#hint;
  }

  /** Returns the order number only once: after that the form owns it and the user may correct it. */
  takeOrderNumber(): string {
    const { orderNumber } = this.read();
    if (orderNumber !== '') this.#hint = { ...this.#hint, orderNumber: '' };
    return orderNumber;
  }

  /** Call it before every navigation to help; without an argument it clears an earlier hint. */
  give(hint: Partial<Hint> = NO_HINT): void {
    this.#hint = hint === NO_HINT ? NO_HINT : { ...NO_HINT, ...hint };
    const { errorCode, orderNumber } = this.#hint;
    if (errorCode === null && orderNumber === '') return this.#kept.forget('helpContext');
    const at = this.#clock.deviceNow();
    this.#kept.write('helpContext', { errorCode, orderNumber, at });
    // Else it leaves when the next document opens, as all does whose last use is unknown.
    this.#kept.write('usedAt', at);
  }
}
