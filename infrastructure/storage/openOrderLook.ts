import * as z from 'zod/mini';
import type { OpenOrder, OpenOrders, OrderName } from '#application/orders/orderBook.ts';
import { NOTE_STANDINGS, type NoteStanding, type OrderNote, isUnsettled } from '#domain/orders/note.ts';
import type { Shelf } from './shelf.ts';
import { STORED, type StoredKey, earlierOf } from './storedKeys.ts';

/** As far as it must be known whether something is open; notes of earlier versions say nothing of it. */
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

/** Looks into the notes of open orders without reading them: for every page, also one that cannot redeem. */
export class OpenOrderLook implements OpenOrders {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  find(): OpenOrder | null {
    return this.#open('redemption') ?? this.#open('donation');
  }

  /** As `find`, for an order of any kind but this. */
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
