import * as z from 'zod/mini';
import type { Belongings } from '#application/ports/belongings.ts';
import type { BelongingsOwner } from '#domain/voucher/belongings.ts';
import type { Shelf } from './shelf.ts';
import { STORED } from './storedKeys.ts';

const StoredOwner = z.object({
  mark: z.string(),
  until: z.nullable(z.custom<number>(Number.isFinite)),
});

/** Whose everything is that `DraftShelf` and `DonationShelf` keep of what was typed and chosen. */
export class BelongingsShelf implements Belongings {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  readOwner(): BelongingsOwner | null {
    return this.#session.read(STORED.draftsOf, StoredOwner);
  }

  writeOwner({ mark, until }: BelongingsOwner): void {
    this.#session.write(STORED.draftsOf, { mark, until });
  }
}
