import type { PaymentReference } from '#domain/payment/payment.ts';
import { newUuid } from './uuid.ts';

/** Unguessable, because the reference alone authorises looking up the payment. */
export function newPaymentReference(): PaymentReference {
  return newUuid() as PaymentReference;
}
