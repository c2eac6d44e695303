import * as z from 'zod/mini';
import type { Begun } from '#application/ports/paymentGateway.ts';
import type { PaidKind, PaidKinds } from '#application/payment/paidKinds.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { type PaymentProvider, problemOfPayment } from '#domain/payment/payment.ts';
import type { PendingPayment } from '#domain/payment/pendingPayment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Answer, Failure } from './call.ts';
import type { ApiClient } from './client.ts';
import { orUnreadable } from './presence.ts';
import { personOf, redeemRequest } from './redeemRequest.ts';
import { REDEMPTION_SHAPE, redemptionOf } from './redemptionAnswer.ts';
import { changedIfGone } from './redemptionApi.ts';
import { cents, oneOf, orDigits, orNull, text, words } from './shapes.ts';
import type { Tied, Wire } from './tied.ts';

/** `returnUrl`: where the provider redirects to afterwards. `typeId`: the card, if the user pays by card. */
export type PaymentWish = Pick<Wire['PaymentWish'], 'returnUrl' | 'typeId'>;

/** The backend calls that pay orders of one kind. */
export interface PaidCalls<K extends PaidKind> {
  begin(
    api: ApiClient,
    order: PaidKinds[K]['order'],
    beside: PaidKinds[K]['beside'],
    paidBy: PaymentWish,
  ): Promise<Answer>;
  /** Parses the answer to `begin`, whose payment has this shape. */
  begun<Payment>(payment: z.ZodMiniType<Payment>): z.ZodMiniType<Begun<K, Payment>>;
  problemOf(failure: Failure): Problem;
  finalize(api: ApiClient, order: PaidKinds[K]['order'], paymentId: string): Promise<Answer>;
  /** Parses the answer to `finalize`. */
  readonly outcome: z.ZodMiniType<Result<PaidKinds[K]['received'], Problem>>;
}

/** The providers' names on the wire (product 9.7). */
const PROVIDER_NAMES = {
  wallet: 'amazon-pay',
  card: 'unzer',
} as const satisfies Readonly<Record<PaymentProvider, string>>;

const OFFERS = { 'starter-bundle': 'STARTER_BUNDLE', promotion: 'PROMOTION' } as const;

const OUTCOME = {
  state: oneOf(['processing', 'received', 'failed'] as const),
  reason: orNull(text),
  orderNumber: orNull(orDigits(words(100))),
};
const PaymentOutcome = z.object(OUTCOME);
const ChargeOutcome = z.object({
  ...OUTCOME,
  chargedInCent: orUnreadable(cents),
  balanceInCent: orNull(cents),
});

const keyed = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } });

const paymentBy = ({ provider, reference }: PendingPayment, paidBy: PaymentWish) => ({
  provider: PROVIDER_NAMES[provider],
  reference,
  ...paidBy,
});

/** The payment's id, under the name that the provider's calls use for it. */
const agreedTo = ({ provider }: PendingPayment, paymentId: string) =>
  provider === 'wallet' ? { amazonCheckoutSessionId: paymentId } : { chargeId: paymentId };

/** Done only if the money was received. */
function receivedOf<Reported extends { state: 'processing' | 'received' | 'failed'; reason: string | null }>({
  state,
  reason,
  ...rest
}: Reported): Result<Omit<Reported, 'state' | 'reason'>, Problem> {
  const isCancelled = reason === 'cancelled' || reason === 'expired';
  const problem = problemOfPayment({
    state: state === 'failed' && isCancelled ? 'cancelled' : state,
    isAwaited: reason === 'awaiting-holder',
  });
  return problem === null ? done(rest) : refused(problem);
}

/** `finalize` for the kinds of orders that need no token for it. */
const FINALIZE = {
  finalize: (api: ApiClient, { payment }: { payment: PendingPayment }, paymentId: string) =>
    api.POST('/v2/payment/finalize', {
      ...keyed(payment.finalizeKey),
      body: { reference: payment.reference, ...agreedTo(payment, paymentId) },
    }),
  outcome: z.pipe(
    PaymentOutcome satisfies Tied<typeof PaymentOutcome, Wire['PaymentOutcome']>,
    z.transform(receivedOf),
  ),
};

export const CALLS: { readonly [K in PaidKind]: PaidCalls<K> } = {
  charge: {
    begin: (api, { payment, token }, _beside, paidBy) =>
      api.POST('/v2/voucher/charge/init/{provider}', {
        params: {
          path: { provider: PROVIDER_NAMES[payment.provider] },
          header: { 'Idempotency-Key': payment.key },
        },
        headers: { 'x-jwt-token': token },
        body: {
          amount: payment.amountInCent,
          currency: payment.currency,
          reference: payment.reference,
          ...paidBy,
        },
      }),
    begun: (shape) =>
      z.pipe(
        shape,
        z.transform((payment) => ({ answer: null, payment })),
      ),
    problemOf: ({ problem }) => problem,
    finalize: (api, { payment, token }, paymentId) =>
      api.POST('/v2/voucher/charge/finalize/{provider}', {
        params: {
          path: { provider: PROVIDER_NAMES[payment.provider] },
          header: { 'Idempotency-Key': payment.finalizeKey },
        },
        headers: { 'x-jwt-token': token },
        body: agreedTo(payment, paymentId),
      }),
    outcome: z.pipe(
      ChargeOutcome satisfies Tied<typeof ChargeOutcome, Wire['ChargeOutcome']>,
      z.transform(receivedOf),
    ),
  },
  redemption: {
    begin: (api, { payment }, order, paidBy) => {
      const request = redeemRequest(order);
      const customer = { ...request.customer, paymentRequired: true };
      return api.POST('/v2/redeem', {
        ...keyed(payment.key),
        body: { ...request, customer, payment: paymentBy(payment, paidBy) },
      });
    },
    begun: (shape) =>
      z.pipe(
        z.object({ ...REDEMPTION_SHAPE, payment: shape }),
        z.transform(({ payment, ...answer }) => ({ answer: redemptionOf(answer), payment })),
      ),
    problemOf: changedIfGone,
    ...FINALIZE,
  },
  'voucher-order': {
    begin: (api, { order: { offer, ...amounts }, payment }, { customer, token }, paidBy) =>
      api.POST('/v2/voucher/order', {
        ...keyed(payment.key),
        ...(token !== null && { headers: { 'x-jwt-token': token } }),
        body: {
          kind: OFFERS[offer],
          ...amounts,
          customer: personOf(customer),
          payment: paymentBy(payment, paidBy),
        },
      }),
    begun: (shape) =>
      z.pipe(
        z.object({
          reference: orDigits(words(100)),
          toPayInCent: cents,
          payment: shape,
        } satisfies Partial<Record<keyof Wire['VoucherOrder'], z.ZodMiniType>>),
        z.transform(({ payment, ...answer }) => ({ answer, payment })),
      ),
    // A 422 without a known reason: the order no longer matches any offer.
    problemOf: ({ status, problem }) =>
      status === 422 && problem.kind === 'unknown' ? { ...problem, kind: 'order-changed' } : problem,
    ...FINALIZE,
  },
};
