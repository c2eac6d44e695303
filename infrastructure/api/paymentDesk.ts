import * as z from 'zod/mini';
import type { AgreedPayment, PaymentDesk, ReceivedPayment } from '#application/ports/paymentDesk.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { PAYMENT_STATES, type PaymentReference, type PaymentStanding } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { ask, call } from './call.ts';
import type { ApiClient } from './client.ts';
import { OUTCOME, paymentIdField, problemOfOutcome } from './paymentShapes.ts';
import { oneOf, orNull, text, words } from './shapes.ts';

const StateAnswer = z.object({
  state: oneOf(PAYMENT_STATES),
  reason: orNull(text),
  orderNumber: orNull(words(100)),
});

const OutcomeAnswer = z.object(OUTCOME);

/** Payments of all kinds at `/v2/payment`. */
export class HttpPaymentDesk implements PaymentDesk {
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

  async finalize(
    { reference, provider, paymentId }: AgreedPayment,
    key: IdempotencyKey,
  ): Promise<Result<ReceivedPayment, Problem>> {
    const answer = await ask(
      () =>
        this.#api.POST('/v2/payment/finalize', {
          params: { header: { 'Idempotency-Key': key } },
          body: { reference, ...paymentIdField(provider, paymentId) },
        }),
      OutcomeAnswer,
    );
    // A refused call is no word on the payment, which may have been agreed to: only its state is.
    if (!answer.ok) return refused({ ...answer.fault.problem, moneyState: 'unknown' });
    const { orderNumber, ...outcome } = answer.value;
    const problem = problemOfOutcome(outcome);
    return problem === null ? done({ orderNumber }) : refused(problem);
  }
}
