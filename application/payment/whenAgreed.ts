import { type Result, refused } from '#domain/core/result.ts';
import type { PaymentUnderWay } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';

/**
 * Carries out a payment by its id at the provider. Without one the person came back without having agreed: then nothing
 * is sent, and it is refused as `payment-cancelled`.
 */
export async function whenAgreed<T>(
  { paymentId }: Pick<PaymentUnderWay, 'paymentId'>,
  finalize: (paymentId: string) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  if (paymentId === null) return refused({ kind: 'payment-cancelled', moneyState: 'untouched' });
  return finalize(paymentId);
}
