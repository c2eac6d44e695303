import { type Result, done, refused } from '#domain/core/result.ts';
import type { OrderNote } from '#domain/orders/note.ts';
import { problemOfPayment } from '#domain/payment/payment.ts';
import type { PaymentUnderWay } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ReceivedPayment } from '../ports/paymentDesk.ts';
import type { PaymentStates } from './knownPayments.ts';

/** What an order's payment is asked for with. */
interface Asked extends OrderNote {
  readonly payment: PaymentUnderWay;
}

/**
 * Asks what became of an order's payment; only asks, so it may be repeated. Null if the backend never heard of it.
 * Refuses with `payment-open` if the person may still pay, and with `payment-failed` or `payment-cancelled` if it came
 * to nothing for certain; with `payment-contradicted` if the backend denies what it had received.
 */
export async function askPayment(
  desk: PaymentStates,
  { payment, standing }: Asked,
): Promise<Result<ReceivedPayment | null, Problem>> {
  const found = await desk.state(payment.reference);
  if (!found.ok) return found;
  const problem = problemOfPayment(found.value);
  if (problem !== null) return refused(problem);
  // A payment that was begun is known there: that it is not, proves nothing.
  const isBegun = payment.paymentId !== null || standing === 'paying';
  if (found.value.state === 'unknown') return isBegun ? refused({ kind: 'charge-unclear' }) : done(null);
  return done({ orderNumber: found.value.orderNumber });
}
