import type { PaymentReference } from '#domain/payment/payment.ts';
import type { KnownPayment } from '#domain/payment/knownPayment.ts';

/** What this tab has heard of payments, its own and others. Survives a reload; it names no order and nobody. */
export interface PaymentMemory {
  /** Null if nothing was heard of this payment, or only long ago. */
  read(reference: PaymentReference): KnownPayment | null;
  write(reference: PaymentReference, known: KnownPayment): void;
}
