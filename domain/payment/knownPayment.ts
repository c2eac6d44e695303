import type { PaymentStanding, PaymentState } from './payment.ts';

/** `contradicted`: received before, denied now; it is unknown whether the payer was charged. */
export interface KnownPayment extends Omit<PaymentStanding, 'state'> {
  readonly state: PaymentState | 'contradicted';
}

/**
 * Merges a payment's new state into the known one. After `received`, any other state is a contradiction: the payer
 * stays charged. A payment that the payer approved never becomes awaited again. `unknown` keeps the earlier state, but
 * no longer as awaited, because the payer may have approved it meanwhile.
 */
export function knownAfter(before: KnownPayment | null, answer: PaymentStanding): KnownPayment {
  if (before === null) return answer;
  const reported = { ...answer, orderNumber: answer.orderNumber ?? before.orderNumber };
  if (before.state === 'unknown' || reported.state === 'received') return reported;
  if (before.state === 'received' || before.state === 'contradicted')
    return { ...reported, state: 'contradicted', isAwaited: false };
  if (reported.state === 'unknown') return { ...before, orderNumber: reported.orderNumber, isAwaited: false };
  const isAgreed = before.state === 'processing' && !before.isAwaited;
  return isAgreed && reported.state === 'processing' ? { ...reported, isAwaited: false } : reported;
}
