import * as z from 'zod/mini';
import type { KeptHint } from '#application/ports/keptHint.ts';
import type { LedToHelp } from '#domain/help/ledToHelp.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';

/** How long a press may take to its page; what led nowhere must not be quoted with another problem later. */
const LASTS_MS = 30_000;

const StoredHint = z.object({
  errorCode: z.nullable(z.string()),
  orderNumber: z.string(),
  at: z.custom<number>(Number.isFinite),
});

/** Stores, for this tab, what leads to help. By the device's clock: no answer may have told another one yet. */
export class HintShelf implements KeptHint {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  put(led: LedToHelp | null): void {
    if (led === null) return this.#session.remove(KEPT.helpHint);
    const { errorCode, orderNumber } = led;
    this.#session.write(KEPT.helpHint, { errorCode, orderNumber, at: Date.now() });
  }

  take(): LedToHelp | null {
    const kept = this.#session.read(KEPT.helpHint, StoredHint);
    this.#session.remove(KEPT.helpHint);
    if (kept === null || Math.abs(Date.now() - kept.at) >= LASTS_MS) return null;
    return { errorCode: kept.errorCode, orderNumber: kept.orderNumber };
  }
}
