import type { MissedOrders } from '#application/orders/pendingOrderStore.ts';
import type { OrderName } from '#domain/orders/orderSteps.ts';
import type { BrowserStorage } from './browserStorage.ts';
import { PENDING_ROWS, StoredStanding } from './openOrderLook.ts';

/** Finds missed orders without parsing all of them: only one that is there loads its area. */
export class MissedOrderLook implements MissedOrders {
  readonly #session: BrowserStorage;

  constructor(session: BrowserStorage) {
    this.#session = session;
  }

  find(): readonly OrderName[] {
    const missed = PENDING_ROWS.filter(
      (row) => this.#session.read(row, StoredStanding)?.standing === 'missed',
    );
    return missed.map(({ of }) => of);
  }
}
