import * as z from 'zod/mini';
import type { Belongings } from '#application/ports/belongings.ts';
import type { BelongingsOwner } from '#domain/voucher/belongings.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';

const StoredOwner = z.object({
  mark: z.string(),
  until: z.nullable(z.custom<number>(Number.isFinite)),
});

/**
 * Stores for which voucher everything was typed and chosen that `DraftShelf` and `DonationShelf` store, and which one
 * was in use last.
 */
export class BelongingsShelf implements Belongings {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  readOwner(): BelongingsOwner | null {
    return this.#session.read(KEPT.draftsOf, StoredOwner);
  }

  writeOwner({ mark, until }: BelongingsOwner): void {
    this.#session.write(KEPT.draftsOf, { mark, until });
    this.#session.write(KEPT.lastVoucher, mark);
  }

  readHolder(): string | null {
    return this.#session.read(KEPT.lastVoucher, z.string());
  }
}
