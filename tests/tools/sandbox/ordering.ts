import { type Or, wish } from './paying.ts';
import { ADA, ADDRESS } from './shopping.ts';
import type { Answer, Visitor, Wire } from './visitor.ts';

type Order = Wire['VoucherOrderRequest'];

/** Three vouchers of 25.00 with 2.50 on top of each, paid by card after a challenge. */
export function bundle(changes: Partial<Order> = {}): Order {
  return {
    kind: 'STARTER_BUNDLE',
    quantity: 3,
    valueInCent: 2500,
    bonusInCent: 250,
    exchangedInCent: 0,
    currency: 'EUR',
    customer: { ...ADA, ...ADDRESS },
    payment: wish('unzer'),
    ...changes,
  };
}

/** Two vouchers of 50.00 with 5.00 on top of each, and nothing exchanged. */
export function promotion(changes: Partial<Order> = {}): Order {
  return bundle({ kind: 'PROMOTION', quantity: 2, valueInCent: 5000, bonusInCent: 500, ...changes });
}

export function orderVouchers(
  visitor: Visitor,
  body: object,
  { token }: { readonly token?: string } = {},
): Promise<Answer<Or<Wire['VoucherOrder']>>> {
  const call = { key: crypto.randomUUID(), ...(token !== undefined && { token }) };
  return visitor.post('/api/v2/voucher/order', body, call);
}
