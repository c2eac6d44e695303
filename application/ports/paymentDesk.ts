import type { Result } from '#domain/core/result.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { PaymentReference, PaymentStanding } from '#domain/payment/payment.ts';
import type { PaymentUnderWay } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** A payment that the person has agreed to at the provider. */
export type AgreedPayment = Pick<PaymentUnderWay, 'reference' | 'provider'> & { readonly paymentId: string };

/** The backend's payments, whatever they are for. Needs no permission: who knows a payment's reference may ask. */
export interface PaymentDesk {
  /** Asks what became of a payment, so it can be repeated at any time. */
  state(reference: PaymentReference): Promise<Result<PaymentStanding, Problem>>;
  /**
   * Carries out an order that the person has agreed to pay for. Never sent twice automatically. Refuses with
   * `payment-failed` or `payment-cancelled` if the backend says of the payment that it came to nothing; while the
   * provider is at it, the money state of the problem is `reserved`. Of every other refusal it is `unknown`: the
   * payment's state has to be asked.
   */
  finalize(payment: AgreedPayment, key: IdempotencyKey): Promise<Result<ReceivedPayment, Problem>>;
}

/** A payment whose money has come. */
export interface ReceivedPayment {
  /** Null if it was not told. */
  readonly orderNumber: string | null;
}
