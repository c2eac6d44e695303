import type { PaymentReference } from '#domain/payment/payment.ts';
import type { KnownPayment } from '#domain/payment/knownPayment.ts';

/**
 * The latest state of each payment that this tab has asked for, also of payments begun in another tab. Survives a reload;
 * holds neither order numbers nor names.
 */
export interface PaymentMemory {
  /** Null if nothing was heard of this payment, or only long ago. */
  read(reference: PaymentReference): KnownPayment | null;
  write(reference: PaymentReference, known: KnownPayment): void;
}
