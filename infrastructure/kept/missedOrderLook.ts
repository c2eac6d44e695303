import type { MissedOrders } from '#application/orders/pendingOrderStore.ts';
import { ORDER_NAMES, type OrderName } from '#domain/orders/orderSteps.ts';
import type { BrowserStorage } from './browserStorage.ts';
import { PENDING_KEYS, StoredStanding } from './openOrderLook.ts';

/** Finds missed orders without parsing all of them: only one that is there loads its area. */
export class MissedOrderLook implements MissedOrders {
  readonly #session: BrowserStorage;

  constructor(session: BrowserStorage) {
    this.#session = session;
  }

  find(): readonly OrderName[] {
    return ORDER_NAMES.filter(
      (kind) => this.#session.read(PENDING_KEYS[kind], StoredStanding)?.standing === 'missed',
    );
  }
}
