import * as z from 'zod/mini';
import { type OpenOrder, maySpend } from '#domain/orders/openOrder.ts';
import type { OpenOrders } from '#application/orders/pendingOrderStore.ts';
import { type OrderName, pressOf } from '#domain/orders/orderSteps.ts';
import { PENDING_STATUSES, type PendingOrder, isUnsettled } from '#domain/orders/pendingOrder.ts';
import type { BrowserStorage } from './browserStorage.ts';
import { oneOf } from './storedShapes.ts';
import { KEPT, type KeptRow } from '#domain/kept/table.ts';

/** The least that tells whether an order is open; an invalid `standing` counts as `sent`. */
export const StoredStanding = z.object({
  standing: z.catch(oneOf(PENDING_STATUSES), 'sent'),
  /** Only an order that is paid has it; its content does not matter. */
  payment: z.catch(z.optional(z.object({})), undefined),
  /** Null if an order that could spend from a voucher does not; else its content does not matter. */
  voucher: z.optional(z.unknown()),
});

type PendingRow = KeptRow<PendingOrder> & { readonly of: OrderName };

/** Where the pending order of each kind is stored. */
export const PENDING_ROWS = Object.values(KEPT as Readonly<Record<string, KeptRow<unknown>>>).filter(
  (row): row is PendingRow => row.of !== undefined,
);

/** Finds an open order without parsing all of it: for every page, including those that redeem nothing. */
export class OpenOrderLook implements OpenOrders {
  readonly #session: BrowserStorage;

  constructor(session: BrowserStorage) {
    this.#session = session;
  }

  find(): OpenOrder | null {
    return this.findOther(null);
  }

  findOther(kind: OrderName | null): OpenOrder | null {
    for (const row of PENDING_ROWS) {
      const open = row.of === kind ? null : this.#open(row);
      if (open !== null) return open;
    }
    return null;
  }

  #open(row: PendingRow): OpenOrder | null {
    const { of: kind } = row;
    const kept = this.#session.read(row, StoredStanding);
    if (kept === null || !isUnsettled(kept)) return null;
    return {
      kind,
      // Only `reserved` may be said about the money, whatever else is stored.
      standing: kept.standing === 'reserved' ? 'reserved' : 'sent',
      // Only null says that none is spent from. Without the field the order is damaged, and may spend.
      spends: maySpend(kind) && kept.voucher !== null,
      isPaid: kept.payment !== undefined || pressOf(kind, false) === 'pay',
    };
  }
}
