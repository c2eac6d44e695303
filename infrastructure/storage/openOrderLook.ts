import * as z from 'zod/mini';
import type { OpenOrder, OpenOrders, OrderName } from '#application/orders/orderBook.ts';
import { NOTE_STANDINGS, type NoteStanding, type OrderNote, isUnsettled } from '#domain/orders/note.ts';
import type { Shelf } from './shelf.ts';
import { STORED, type StoredKey, earlierOf } from './storedKeys.ts';

/**
 * All that is needed to tell whether an order is open; notes of earlier versions say nothing of it and count as `sent`.
 */
const StoredStanding = z.object({
  standing: z.catch(
    z.custom<NoteStanding>((value) => (NOTE_STANDINGS as readonly unknown[]).includes(value)),
    'sent',
  ),
});

const KEYS: Readonly<Record<OrderName, StoredKey<OrderNote>>> = {
  redemption: STORED.orderUnderWay,
  donation: STORED.donationUnderWay,
};

/**
 * Tells whether an order is open, without reading the whole note: for every page, including those that redeem nothing.
 */
export class OpenOrderLook implements OpenOrders {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  find(): OpenOrder | null {
    return this.#open('redemption') ?? this.#open('donation');
  }

  /** As `find`, but for orders of any other kind than this one. */
  findOther(kind: OrderName): OpenOrder | null {
    return this.#open(kind === 'redemption' ? 'donation' : 'redemption');
  }

  #open(kind: OrderName): OpenOrder | null {
    for (const key of [KEYS[kind], ...earlierOf(KEYS[kind])]) {
      const standing = this.#session.read(key, StoredStanding)?.standing;
      // Whatever else is known of it: only "reserved" may be said of the money.
      if (standing && isUnsettled({ standing })) {
        return { kind, standing: standing === 'reserved' ? 'reserved' : 'sent' };
      }
    }
    return null;
  }
}
