import type { OpenOrder } from '#domain/orders/openOrder.ts';
import { type OrderName, pressOf } from '#domain/orders/orderSteps.ts';

/** An order of this kind as every page knows it, sent; one that is always paid spends nothing. */
export function openOrderOf<Kind extends OrderName>(kind: Kind, about: Partial<OpenOrder> = {}) {
  const isPaid = pressOf(kind, false) === 'pay';
  return { standing: 'sent', spends: !isPaid, isPaid, ...about, kind } satisfies OpenOrder;
}
