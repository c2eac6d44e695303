import { type NewPayment, type PendingPayment, paymentOf } from '../payment/pendingPayment.ts';
import type { PendingRedemption, Quote, Redemption } from './redemption.ts';

export function differenceOf(
  { toPayInCent: amountInCent, currency }: Pick<Quote, 'toPayInCent' | 'currency'>,
  payment: NewPayment,
): PendingPayment | null {
  return amountInCent === 0 ? null : paymentOf(payment, { amountInCent, currency });
}

/** True if the answer belongs to this quote and waits for its payment; nothing has moved yet. */
export function awaitsPayment(
  { id, status }: Pick<Redemption, 'id' | 'status'>,
  { quote }: Pick<PendingRedemption, 'quote'>,
): boolean {
  return id === quote.id && status === 'PAYMENT_PENDING';
}
