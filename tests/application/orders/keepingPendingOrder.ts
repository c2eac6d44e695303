import type { PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';

/** A planted fault: an order is finished without storing anything, and its note stays. */
export function keepingNote<
  Kind extends { finish: (...about: never[]) => void },
  Book extends PendingOrderStore<PendingOrder>,
>(kind: Kind, pendingStore: Book): readonly [Kind, Book] {
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
