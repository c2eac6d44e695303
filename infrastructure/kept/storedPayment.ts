import * as z from 'zod/mini';
import type { Instant } from '#domain/core/instant.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider, type PaymentReference } from '#domain/payment/payment.ts';
import type { PaymentUnderWay } from '#domain/payment/paymentUnderWay.ts';
import { cents, currency, filled } from './storedShapes.ts';

export const provider = z.custom<PaymentProvider>((value) =>
  (PAYMENT_PROVIDERS as readonly unknown[]).includes(value),
);

/** The payment of an open order, of any kind. */
export const StoredPayment = z.object({
  reference: filled,
  provider,
  key: filled,
  finalizeKey: filled,
  amountInCent: cents,
  currency,
  paymentId: z.catch(z.nullable(filled), null),
  challenge: z.catch(z.nullable(filled), null),
  startedAt: z.custom<Instant>(Number.isFinite),
});

export function paymentOf(kept: z.infer<typeof StoredPayment>): PaymentUnderWay {
  return {
    ...kept,
    reference: kept.reference as PaymentReference,
    key: kept.key as IdempotencyKey,
    finalizeKey: kept.finalizeKey as IdempotencyKey,
  };
}
