import type { OpenOrder } from '#domain/orders/openOrder.ts';
import { type OrderName, pressOf } from '#domain/orders/orderSteps.ts';

/** An order of this kind as every page knows it, sent; one that is always paid spends nothing. */
export function openOrderOf(kind: OrderName, about: Partial<OpenOrder> = {}): OpenOrder {
  const isPaid = pressOf(kind, false) === 'pay';
  return { standing: 'sent', spends: !isPaid, isPaid, ...about, kind };
}
