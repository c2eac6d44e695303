import type { PaymentReference } from '#domain/payment/payment.ts';
import { newUuid } from './uuid.ts';

/** Returns a new reference for a new payment. It cannot be guessed: it alone authorises asking how the payment stands. */
export function newPaymentReference(): PaymentReference {
  return newUuid() as PaymentReference;
}
