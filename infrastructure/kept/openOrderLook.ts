import * as z from 'zod/mini';
import type { OpenOrder, OpenOrders } from '#application/orders/pendingOrderStore.ts';
import {
  PENDING_STATUSES,
  type OrderName,
  type PendingOrder,
  isUnsettled,
} from '#domain/orders/pendingOrder.ts';
import type { BrowserStorage } from './browserStorage.ts';
import { oneOf } from './storedShapes.ts';
import { KEPT, type KeptRow } from '#domain/kept/table.ts';

/** The least that tells whether an order is open; an invalid `standing` counts as `sent`. */
const StoredStanding = z.object({
  standing: z.catch(oneOf(PENDING_STATUSES), 'sent'),
  /** A redemption has it only if the user pays a part of it; its content does not matter. */
  payment: z.catch(z.optional(z.object({})), undefined),
  /** Only an order of vouchers has it. */
  order: z.catch(z.optional(z.object({ exchangedInCent: z.unknown() })), undefined),
});

const KEYS: Readonly<Record<OrderName, KeptRow<PendingOrder>>> = {
  redemption: KEPT.pendingRedemption,
  donation: KEPT.pendingDonation,
  charge: KEPT.pendingCharge,
  'voucher-order': KEPT.pendingVoucherOrder,
};

const KINDS = Object.keys(KEYS) as readonly OrderName[];

/** Finds an open order without parsing all of it: for every page, including those that redeem nothing. */
export class OpenOrderLook implements OpenOrders {
  readonly #session: BrowserStorage;

  constructor(session: BrowserStorage) {
    this.#session = session;
  }

  find(): OpenOrder | null {
    return this.#first(KINDS);
  }

  findOther(kind: OrderName): OpenOrder | null {
    return this.#first(KINDS.filter((each) => each !== kind));
  }

  #first(kinds: readonly OrderName[]): OpenOrder | null {
    for (const kind of kinds) {
      const open = this.#open(kind);
      if (open !== null) return open;
    }
    return null;
  }

  #open(kind: OrderName): OpenOrder | null {
    const kept = this.#session.read(KEYS[kind], StoredStanding);
    if (kept === null || !isUnsettled(kept)) return null;
    return {
      kind,
      // Only `reserved` may be said about the money, whatever else is stored.
      standing: kept.standing === 'reserved' ? 'reserved' : 'sent',
      ...(kind === 'redemption' && kept.payment && { isPaid: true }),
      ...(kind === 'voucher-order' && { exchanges: kept.order?.exchangedInCent !== 0 }),
    };
  }
}
