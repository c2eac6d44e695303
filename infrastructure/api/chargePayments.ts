import * as z from 'zod/mini';
import type { BegunCardPayment, CardToCharge } from '#domain/payment/cardPayment.ts';
import type { ChargePayments } from '#application/ports/chargePayments.ts';
import type { SignedCheckout } from '#application/ports/wallet.ts';
import type { Charge, ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { ask, call } from './call.ts';
import type { ApiClient } from './client.ts';
import {
  CardAnswer,
  OUTCOME,
  PROVIDER_NAMES,
  WalletAnswer,
  cardPaymentOf,
  checkoutOf,
  moneyMayHaveMoved,
  paymentIdField,
  problemOfOutcome,
} from './paymentShapes.ts';
import { cents, orNull } from './shapes.ts';

const OutcomeAnswer = z.object({ ...OUTCOME, chargedInCent: orNull(cents), balanceInCent: orNull(cents) });

/** Payments for top-ups at `/v2/voucher/charge`. */
export class HttpChargePayments implements ChargePayments {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  async beginWallet(order: ChargeUnderWay, returnUrl: string): Promise<Result<SignedCheckout, Problem>> {
    const answer = await call(
      () =>
        this.#api.POST('/v2/voucher/charge/init/{provider}', {
          ...initOf(order),
          body: { ...bodyOf(order), returnUrl },
        }),
      WalletAnswer,
    );
    return answer.ok ? done(checkoutOf(answer.value)) : answer;
  }

  async beginCard(order: ChargeUnderWay, card: CardToCharge): Promise<Result<BegunCardPayment, Problem>> {
    const answer = await ask(
      () =>
        this.#api.POST('/v2/voucher/charge/init/{provider}', {
          ...initOf(order),
          body: { ...bodyOf(order), ...card },
        }),
      CardAnswer,
    );
    return answer.ok ? done(cardPaymentOf(answer.value)) : refused(moneyMayHaveMoved(answer.fault));
  }

  async finalize({ payment, token }: ChargeUnderWay, paymentId: string): Promise<Result<Charge, Problem>> {
    const { provider, finalizeKey } = payment;
    const answer = await ask(
      () =>
        this.#api.POST('/v2/voucher/charge/finalize/{provider}', {
          params: {
            path: { provider: PROVIDER_NAMES[provider] },
            header: { 'Idempotency-Key': finalizeKey },
          },
          headers: { 'x-jwt-token': token },
          body: paymentIdField(provider, paymentId),
        }),
      OutcomeAnswer,
    );
    // A refused call is no word on the payment, which may have been agreed to: only its state is.
    if (!answer.ok) return refused({ ...answer.fault.problem, moneyState: 'unknown' });
    const { state, reason, ...charge } = answer.value;
    const problem = problemOfOutcome({ state, reason });
    return problem === null ? done(charge) : refused(problem);
  }
}

function initOf({ payment, token }: ChargeUnderWay) {
  return {
    params: {
      path: { provider: PROVIDER_NAMES[payment.provider] },
      header: { 'Idempotency-Key': payment.key },
    },
    headers: { 'x-jwt-token': token },
  };
}

function bodyOf({ payment: { amountInCent, currency, reference } }: ChargeUnderWay) {
  return { amount: amountInCent, currency, reference };
}
