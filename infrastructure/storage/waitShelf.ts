import * as z from 'zod/mini';
import type { Waits } from '#application/ports/waits.ts';
import type { Wait } from '#domain/voucher/backOff.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';

const StoredWait = z.object({
  refusals: z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0),
  until: z.custom<number>(Number.isFinite),
});

/** Stores the wait between codes, for this tab. */
export class WaitShelf implements Waits {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  read(): Wait {
    return this.#session.read(KEPT.codeWait, StoredWait) ?? { refusals: 0, until: 0 };
  }

  write({ refusals, until }: Wait): void {
    this.#session.write(KEPT.codeWait, { refusals, until });
  }
}
