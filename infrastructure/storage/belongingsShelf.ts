import * as z from 'zod/mini';
import type { Belongings } from '#application/ports/belongings.ts';
import type { BelongingsOwner } from '#domain/voucher/belongings.ts';
import type { Shelf } from './shelf.ts';
import { BASKET, CUSTOMER, DONATION_DRAFT, PICKS, REDEMPTION } from './tabKeys.ts';

const OWNER = 'draftsOf.v1';

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
    return this.#session.read(OWNER, StoredOwner);
  }

  writeOwner({ mark, until }: BelongingsOwner): void {
    this.#session.write(OWNER, { mark, until });
  }

  clear(): void {
    for (const key of [CUSTOMER, REDEMPTION, BASKET, PICKS, DONATION_DRAFT, OWNER]) this.#session.remove(key);
  }
}
