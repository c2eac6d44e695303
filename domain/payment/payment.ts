import type { Brand } from '../core/brand.ts';
import type { Problem } from '../problem/problem.ts';

/** `wallet`: an account at the provider, used on the provider's pages. `card`: a payment card. */
export const PAYMENT_PROVIDERS = ['wallet', 'card'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** Created before the payment starts, so its outcome can be looked up after a lost answer; authorises nothing else. */
export type PaymentReference = Brand<string, 'PaymentReference'>;

/** The provider's id of a card; valid for one payment. */
export type CardTypeId = Brand<string, 'CardTypeId'>;

export const PAYMENT_STATES = ['processing', 'received', 'failed', 'cancelled', 'unknown'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export interface PaymentStanding {
  readonly state: PaymentState;
  /** With `processing`: the user has not paid yet and still may, or may choose another way to pay. */
  readonly isAwaited: boolean;
  readonly orderNumber: string | null;
}

/** How long an unknown payment may still be on its way to the backend, in milliseconds. */
const ARRIVAL_MS = 2 * 60_000;

/** True while polling is useful. `state` is null before the first answer; `askedForMs` is the polling time so far. */
export function mayStillChange(state: PaymentState | 'contradicted' | null, askedForMs: number): boolean {
  if (state === 'unknown') return askedForMs < ARRIVAL_MS;
  return state === null || state === 'processing' || state === 'contradicted';
}

/** Null for `received` and `unknown`. `payment-open`: nothing has moved, the user may still pay. */
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

/** A payment whose money has arrived. */
export interface ReceivedPayment {
  /** Null if the backend sent none. */
  readonly orderNumber: string | null;
}
