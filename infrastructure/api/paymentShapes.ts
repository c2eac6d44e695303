import * as z from 'zod/mini';
import type { BegunCardPayment } from '#domain/payment/cardPayment.ts';
import type { SignedCheckout } from '#application/ports/wallet.ts';
import { type PaymentProvider, problemOfPayment } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Failure } from './call.ts';
import { oneOf, orNull, text, words } from './shapes.ts';

/** The names of the providers in calls (specification 7). */
export const PROVIDER_NAMES = {
  wallet: 'amazon-pay',
  card: 'unzer',
} as const satisfies Readonly<Record<PaymentProvider, string>>;

/** What a wallet's button is drawn with. */
export const WalletAnswer = z.object({
  merchantId: words(200),
  productType: oneOf(['PayOnly'] as const),
  // An object would have to be written anew, and then its signature would not fit.
  payload: words(),
  buttonSignature: words(2000),
  publicKeyId: words(200),
});

export const CardAnswer = z.object({ chargeId: words(200), redirectUrl: z.optional(words(2000)) });

/** What a call says that carries a payment out. */
export const OUTCOME = {
  state: oneOf(['processing', 'received', 'failed'] as const),
  reason: orNull(text),
  orderNumber: orNull(words(100)),
};

interface Outcome {
  readonly state: 'processing' | 'received' | 'failed';
  readonly reason: string | null;
}

export function checkoutOf({ buttonSignature, ...rest }: z.infer<typeof WalletAnswer>): SignedCheckout {
  return { ...rest, signature: buttonSignature };
}

export function cardPaymentOf({ chargeId, redirectUrl }: z.infer<typeof CardAnswer>): BegunCardPayment {
  return { paymentId: chargeId, challenge: redirectUrl ?? null };
}

/** The problem that the outcome of carrying a payment out stands for; null if the money was received. */
export function problemOfOutcome({ state, reason }: Outcome): Problem | null {
  const isCancelled = reason === 'cancelled' || reason === 'expired';
  return problemOfPayment({
    state: state === 'failed' && isCancelled ? 'cancelled' : state,
    isAwaited: reason === 'awaiting-holder',
  });
}

/** Returns the id that a payment was agreed to with, under the name that its provider's calls have for it. */
export function paymentIdField(
  provider: PaymentProvider,
  paymentId: string,
): { readonly amazonCheckoutSessionId: string } | { readonly chargeId: string } {
  return provider === 'wallet' ? { amazonCheckoutSessionId: paymentId } : { chargeId: paymentId };
}

/** After a status of 500 or above that says nothing about the money, nobody knows whether it has moved. */
export function moneyMayHaveMoved({ status, problem }: Failure): Problem {
  const isSilent = status !== null && status >= 500 && problem.moneyState === undefined;
  return isSilent ? { ...problem, moneyState: 'unknown' } : problem;
}
