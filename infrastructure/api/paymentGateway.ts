import * as z from 'zod/mini';
import type { Begun, PaymentGateway, ToPay } from '#application/ports/paymentGateway.ts';
import type { PaidKind, PaidKinds } from '#application/payment/paidKinds.ts';
import { SIGNATURE_ALGORITHMS, type SignedCheckout } from '#application/ports/wallet.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { BegunCardPayment, CardToCharge } from '#domain/payment/cardPayment.ts';
import { PAYMENT_STATES, type PaymentReference, type PaymentStanding } from '#domain/payment/payment.ts';
import { problemOfMove } from '#domain/problem/belief.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type Failure, ask, call } from './call.ts';
import { CALLS, type PaidCalls, type PaymentWish } from './paidCalls.ts';
import { oneOf, orDigits, orNull, text, wireId, words } from './shapes.ts';
import { HttpApi } from './httpApi.ts';
import type { Tied, Wire } from './tied.ts';

const WalletAnswer = z.pipe(
  z.object({
    merchantId: wireId,
    productType: oneOf(['PayOnly'] as const) as z.ZodMiniType<'PayOnly', string>,
    // A text, not an object: serialising an object again could change bytes and break the signature.
    payload: words(),
    buttonSignature: words(2000),
    // An unknown one would be refused on the provider's page, after the press.
    algorithm: z.optional(z.nullable(oneOf(SIGNATURE_ALGORITHMS))),
    publicKeyId: wireId,
  }),
  z.transform(
    ({ buttonSignature: signature, algorithm, ...rest }): SignedCheckout => ({
      ...rest,
      signature,
      algorithm: algorithm ?? null,
    }),
  ),
);

const CardAnswer = z.pipe(
  z.object({ chargeId: wireId, redirectUrl: z.optional(words(2000)) }),
  z.transform(
    ({ chargeId, redirectUrl = null }): BegunCardPayment => ({ paymentId: chargeId, challenge: redirectUrl }),
  ),
);

const StateAnswer = z.object({
  state: oneOf(PAYMENT_STATES),
  reason: orNull(text),
  orderNumber: orNull(orDigits(words(100))),
});

export class HttpPaymentGateway extends HttpApi implements PaymentGateway {
  async beginWallet<K extends PaidKind>(
    order: ToPay<K>,
    returnUrl: string,
  ): Promise<Result<Begun<K, SignedCheckout>, Problem>> {
    const shape = WalletAnswer satisfies Tied<typeof WalletAnswer, Wire['WalletCharge']>;
    const answer = await this.#begin(order, { returnUrl }, shape);
    return answer.ok ? answer : refused(answer.fault.problem);
  }

  async beginCard<K extends PaidKind>(
    order: ToPay<K>,
    card: CardToCharge,
  ): Promise<Result<Begun<K, BegunCardPayment>, Problem>> {
    const shape = CardAnswer satisfies Tied<typeof CardAnswer, Wire['CardCharge']>;
    const answer = await this.#begin(order, card, shape);
    return answer.ok ? answer : refused(problemOfMove(answer.fault));
  }

  async finalize<K extends PaidKind>(
    kind: K,
    order: PaidKinds[K]['order'],
    paymentId: string,
  ): Promise<Result<PaidKinds[K]['received'], Problem>> {
    const calls: PaidCalls<K> = CALLS[kind];
    const answer = await ask(() => calls.finalize(this.api, order, paymentId), calls.outcome);
    // A refused call says nothing about the payment, which may have been approved. Only its state does.
    return answer.ok ? answer.value : refused({ ...answer.fault.problem, moneyState: 'unknown' });
  }

  async state(reference: PaymentReference): Promise<Result<PaymentStanding, Problem>> {
    const answer = await call(() => this.api.POST('/v2/payment/state', { body: { reference } }), StateAnswer);
    if (!answer.ok) return answer;
    const { state, reason, orderNumber } = answer.value;
    return done({ state, isAwaited: reason === 'awaiting-holder', orderNumber });
  }

  async #begin<K extends PaidKind, Payment>(
    { kind, order, beside }: ToPay<K>,
    request: PaymentWish,
    payment: z.ZodMiniType<Payment>,
  ): Promise<Result<Begun<K, Payment>, Failure>> {
    const calls: PaidCalls<K> = CALLS[kind];
    const answer = await ask(() => calls.begin(this.api, order, beside, request), calls.begun(payment));
    if (answer.ok) return answer;
    return refused({ ...answer.fault, problem: calls.problemOf(answer.fault) });
  }
}
