import type { PaymentStanding, PaymentState } from './payment.ts';

/**
 * How a payment stands by all that the backend has said of it so far. `contradicted`: it was received, and is said now not
 * to be, so that nobody knows whether the payer was charged.
 */
export interface KnownPayment extends Omit<PaymentStanding, 'state'> {
  readonly state: PaymentState | 'contradicted';
}

/**
 * The one rule about what a later state of a payment means after an earlier one. What was received stays charged: only
 * "received" may follow, everything else contradicts it. Once the payer has agreed, the payment is no longer said to
 * wait for them, and one that the backend knew is not unknown to it: then the earlier state stays, except that a payment
 * that was awaited may have been agreed to meanwhile. A first state, and every other change, is believed.
 */
export function knownAfter(before: KnownPayment | null, answer: PaymentStanding): KnownPayment {
  if (before === null) return answer;
  const told = { ...answer, orderNumber: answer.orderNumber ?? before.orderNumber };
  if (before.state === 'unknown' || told.state === 'received') return told;
  if (before.state === 'received' || before.state === 'contradicted')
    return { ...told, state: 'contradicted', isAwaited: false };
  if (told.state === 'unknown') return { ...before, orderNumber: told.orderNumber, isAwaited: false };
  const isAgreed = before.state === 'processing' && !before.isAwaited;
  return isAgreed && told.state === 'processing' ? { ...told, isAwaited: false } : told;
}
