import type { KnownPayment } from './knownPayment.ts';
import type { PaymentReference } from './payment.ts';

/** As many payments as anyone makes in a tab. */
const MOST_PAYMENTS = 20;

/**
 * What this tab has last heard of a payment, also of one begun in another tab; never its order's number.
 */
export interface HeardPayment extends Pick<KnownPayment, 'state' | 'isAwaited'> {
  readonly reference: string;
}

/** Returns what was heard with the state of one more payment, of the 20 latest. */
export function withHeard(
  heard: readonly HeardPayment[],
  reference: PaymentReference,
  { state, isAwaited }: KnownPayment,
): readonly HeardPayment[] {
  const others = heard.filter((each) => each.reference !== reference);
  return [...others, { reference, state, isAwaited }].slice(-MOST_PAYMENTS);
}

/** Returns the state that was heard of a payment; null if nothing was, or only long ago. */
export function heardOf(heard: readonly HeardPayment[], reference: PaymentReference): KnownPayment | null {
  const known = heard.find((each) => each.reference === reference);
  return known === undefined ? null : { state: known.state, isAwaited: known.isAwaited, orderNumber: null };
}
