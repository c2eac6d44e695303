import type { KnownPayment } from './knownPayment.ts';
import type { PaymentReference } from './payment.ts';

const MOST_PAYMENTS = 20;

/** The last known state of a payment, also one started in another tab; never with its order number. */
export interface HeardPayment extends Pick<KnownPayment, 'state' | 'isAwaited'> {
  readonly reference: string;
}

export function withHeard(
  heard: readonly HeardPayment[],
  reference: PaymentReference,
  { state, isAwaited }: KnownPayment,
): readonly HeardPayment[] {
  const others = heard.filter((each) => each.reference !== reference);
  return [...others, { reference, state, isAwaited }].slice(-MOST_PAYMENTS);
}

export function heardOf(heard: readonly HeardPayment[], reference: PaymentReference): KnownPayment | null {
  const known = heard.find((each) => each.reference === reference);
  return known === undefined ? null : { state: known.state, isAwaited: known.isAwaited, orderNumber: null };
}
