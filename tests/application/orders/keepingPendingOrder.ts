import type { PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';

/** A planted fault: an order is finished without storing anything, and it stays pending. */
export function keepingPendingOrder<
  Kind extends { finish: (...about: never[]) => void },
  Store extends PendingOrderStore<PendingOrder>,
>(kind: Kind, pendingStore: Store): readonly [Kind, Store] {
  let isFinishing = false;
  const remove = (id: string) => {
    const isKept = isFinishing;
    isFinishing = false;
    return isKept || pendingStore.remove(id);
  };
  return [
    { ...kind, finish: () => void (isFinishing = true) },
    { ...pendingStore, remove },
  ];
}
