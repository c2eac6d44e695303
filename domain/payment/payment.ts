import type { Brand } from '../core/brand.ts';
import type { Problem } from '../problem/problem.ts';

/** The ways to pay. `wallet`: an account at the provider, on whose pages everything happens. `card`: a payment card. */
export const PAYMENT_PROVIDERS = ['wallet', 'card'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/**
 * Names one payment. We choose it before the payment begins, so that its outcome can be asked for even if every answer
 * was lost; it opens nothing else. It stands in the address to which the provider leads back.
 */
export type PaymentReference = Brand<string, 'PaymentReference'>;

/** The id that a card has at the provider; it is good for one payment. */
export type CardTypeId = Brand<string, 'CardTypeId'>;

/** What the backend says of a payment (product 9.6). */
export const PAYMENT_STATES = ['processing', 'received', 'failed', 'cancelled', 'unknown'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment as the backend tells of it. */
export interface PaymentStanding {
  readonly state: PaymentState;
  /** With `processing`: true if nobody has paid yet, so that the person still may, or may pay in another way. */
  readonly isAwaited: boolean;
  /** With `received`; null if it was not told. */
  readonly orderNumber: string | null;
}

/** How long a payment that nobody knows may still be on its way to the backend, in milliseconds (2 minutes). */
const ARRIVAL_MS = 2 * 60_000;

/**
 * True if the backend may have more to say of a payment later, after it was asked for `askedForMs` milliseconds; `state`
 * is null if it has said nothing yet.
 */
export function mayStillChange(state: PaymentState | 'contradicted' | null, askedForMs: number): boolean {
  if (state === 'unknown') return askedForMs < ARRIVAL_MS;
  return state === null || state === 'processing' || state === 'contradicted';
}

/**
 * The problem that a payment's state stands for; null if the money was received, or if the backend never heard of the
 * payment. `payment-open`: nothing has moved, the person may still pay. While the payment is being carried out, the
 * problem's money state is `reserved`. `payment-contradicted`: the backend has denied a payment that it had received.
 */
export function problemOfPayment({
  state,
  isAwaited,
}: Pick<PaymentStanding, 'isAwaited'> & { readonly state: PaymentState | 'contradicted' }): Problem | null {
  if (state === 'contradicted') return { kind: 'payment-contradicted', moneyState: 'unknown' };
  if (state === 'failed') return { kind: 'payment-failed', moneyState: 'untouched' };
  if (state === 'cancelled') return { kind: 'payment-cancelled', moneyState: 'untouched' };
  if (state !== 'processing') return null;
  return isAwaited
    ? { kind: 'payment-open', moneyState: 'untouched' }
    : { kind: 'charge-unclear', moneyState: 'reserved' };
}
