import { type NewPayment, type PendingPayment, paymentOf } from '../payment/pendingPayment.ts';
import type { PendingRedemption, Quote, Redemption } from './redemption.ts';

/** Returns the payment of what the voucher does not cover; null if it covers everything. */
export function differenceOf(
  { toPayInCent: amountInCent, currency }: Pick<Quote, 'toPayInCent' | 'currency'>,
  payment: NewPayment,
): PendingPayment | null {
  return amountInCent === 0 ? null : paymentOf(payment, { amountInCent, currency });
}

/**
 * True if this can be the answer to a redemption that has to be paid first: it is of this quote, and it says itself
 * that it waits for the payment. Nothing has moved by it.
 */
export function awaitsPayment(
  { id, status }: Pick<Redemption, 'id' | 'status'>,
  { quote }: Pick<PendingRedemption, 'quote'>,
): boolean {
  return id === quote.id && status === 'PAYMENT_PENDING';
}
