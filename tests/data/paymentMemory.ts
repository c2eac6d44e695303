import type { PaymentMemory } from '#application/ports/paymentMemory.ts';
import type { KnownPayment } from '#domain/payment/knownPayment.ts';

export function fakePaymentMemory(): PaymentMemory {
  const kept = new Map<string, KnownPayment>();
  return {
    read: (reference) => kept.get(reference) ?? null,
    write: (reference, known) => void kept.set(reference, known),
  };
}
