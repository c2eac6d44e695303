import * as z from 'zod/mini';
import type { BegunCardPayment, NewPayment, PaymentDesk } from '#application/ports/paymentDesk.ts';
import type { SignedCheckout } from '#application/ports/wallet.ts';
import type { Charge } from '#domain/charge/chargeOrder.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import {
  type CardTypeId,
  PAYMENT_STATES,
  type PaymentReference,
  type PaymentStanding,
  problemOfPayment,
} from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type Failure, ask, call } from './call.ts';
import type { ApiClient } from './client.ts';
import { cents, oneOf, orNull, text, words } from './shapes.ts';

/** The names of the providers in paths (specification 7). */
const WALLET = { provider: 'amazon-pay' } as const;
const CARD = { provider: 'unzer' } as const;

const WalletAnswer = z.object({
  merchantId: words(200),
  productType: oneOf(['PayOnly'] as const),
  // An object would have to be written anew, and then its signature would not fit.
  payload: words(),
  buttonSignature: words(2000),
  publicKeyId: words(200),
});

const CardAnswer = z.object({ chargeId: words(200), redirectUrl: z.optional(words(2000)) });

const StateAnswer = z.object({
  state: oneOf(PAYMENT_STATES),
  reason: orNull(text),
  orderNumber: orNull(words(100)),
});

const OutcomeAnswer = z.object({
  state: oneOf(['processing', 'received', 'failed'] as const),
  reason: orNull(text),
  chargedInCent: orNull(cents),
  balanceInCent: orNull(cents),
  orderNumber: orNull(words(100)),
});

/** Payments for top-ups at `/v2/voucher/charge` and `/v2/payment`. */
export class HttpPaymentDesk implements PaymentDesk {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  async beginWallet(payment: NewPayment, key: IdempotencyKey): Promise<Result<SignedCheckout, Problem>> {
    const answer = await call(
      () =>
        this.#api.POST('/v2/voucher/charge/init/{provider}', {
          params: { path: WALLET, header: { 'Idempotency-Key': key } },
          headers: { 'x-jwt-token': payment.token },
          body: bodyOf(payment),
        }),
      WalletAnswer,
    );
    if (!answer.ok) return answer;
    const { buttonSignature: signature, ...rest } = answer.value;
    return done({ ...rest, signature });
  }

  async beginCard(
    payment: NewPayment & { readonly typeId: CardTypeId },
    key: IdempotencyKey,
  ): Promise<Result<BegunCardPayment, Problem>> {
    const answer = await ask(
      () =>
        this.#api.POST('/v2/voucher/charge/init/{provider}', {
          params: { path: CARD, header: { 'Idempotency-Key': key } },
          headers: { 'x-jwt-token': payment.token },
          body: { ...bodyOf(payment), typeId: payment.typeId },
        }),
      CardAnswer,
    );
    if (!answer.ok) return refused(moneyMayHaveMoved(answer.fault));
    const { chargeId, redirectUrl = null } = answer.value;
    return done({ chargeId, challenge: redirectUrl });
  }

  async finalize(
    { provider, paymentId, token }: Parameters<PaymentDesk['finalize']>[0],
    key: IdempotencyKey,
  ): Promise<Result<Charge, Problem>> {
    const isWallet = provider === 'wallet';
    const answer = await ask(
      () =>
        this.#api.POST('/v2/voucher/charge/finalize/{provider}', {
          params: { path: isWallet ? WALLET : CARD, header: { 'Idempotency-Key': key } },
          headers: { 'x-jwt-token': token },
          body: isWallet ? { amazonCheckoutSessionId: paymentId } : { chargeId: paymentId },
        }),
      OutcomeAnswer,
    );
    // A refused call is no word on the payment, which may have been agreed to: only its state is.
    if (!answer.ok) return refused({ ...answer.fault.problem, moneyState: 'unknown' });
    const { state, reason, ...charge } = answer.value;
    if (state === 'received') return done(charge);
    const isCancelled = reason === 'cancelled' || reason === 'expired';
    const problem = problemOfPayment({
      state: state === 'failed' && isCancelled ? 'cancelled' : state,
      isAwaited: reason === 'awaiting-holder',
    });
    return refused(problem ?? { kind: 'unknown', moneyState: 'unknown' });
  }

  async state(reference: PaymentReference): Promise<Result<PaymentStanding, Problem>> {
    const answer = await call(
      () => this.#api.POST('/v2/payment/state', { body: { reference } }),
      StateAnswer,
    );
    if (!answer.ok) return answer;
    const { state, reason, orderNumber } = answer.value;
    return done({ state, isAwaited: reason === 'awaiting-holder', orderNumber });
  }
}

function bodyOf({ amountInCent, currency, returnUrl, reference }: NewPayment) {
  return { amount: amountInCent, currency, returnUrl, reference };
}

/** After a status of 500 or above that says nothing about the money, nobody knows whether it has moved. */
function moneyMayHaveMoved({ status, problem }: Failure): Problem {
  const isSilent = status !== null && status >= 500 && problem.moneyState === undefined;
  return isSilent ? { ...problem, moneyState: 'unknown' } : problem;
}
