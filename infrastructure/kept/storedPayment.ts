import * as z from 'zod/mini';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { PAYMENT_PROVIDERS, type PaymentReference } from '#domain/payment/payment.ts';
import { branded, cents, currency, filled, instant, oneOf } from './storedShapes.ts';

export const provider = oneOf(PAYMENT_PROVIDERS);

export const StoredPayment = z.object({
  reference: branded<PaymentReference>(),
  provider,
  key: branded<IdempotencyKey>(),
  finalizeKey: branded<IdempotencyKey>(),
  amountInCent: cents,
  currency,
  paymentId: z.catch(z.nullable(filled), null),
  challenge: z.catch(z.nullable(filled), null),
  startedAt: instant,
});
