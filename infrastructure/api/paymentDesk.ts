import * as z from 'zod/mini';
import type { PaymentDesk } from '#application/ports/paymentDesk.ts';
import { type Result, done } from '#domain/core/result.ts';
import { PAYMENT_STATES, type PaymentReference, type PaymentStanding } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { call } from './call.ts';
import type { ApiClient } from './client.ts';
import { oneOf, orNull, text, words } from './shapes.ts';

const StateAnswer = z.object({
  state: oneOf(PAYMENT_STATES),
  reason: orNull(text),
  orderNumber: orNull(words(100)),
});

/** Payments of all kinds at `/v2/payment`. */
export class HttpPaymentDesk implements Pick<PaymentDesk, 'state'> {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
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
