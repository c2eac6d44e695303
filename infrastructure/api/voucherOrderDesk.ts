import * as z from 'zod/mini';
import type { BegunCardPayment, CardToCharge } from '#domain/payment/cardPayment.ts';
import type { BegunOrder, VoucherOrderDesk, VoucherOrderWith } from '#application/ports/voucherOrderDesk.ts';
import type { SignedCheckout } from '#application/ports/wallet.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import type { components } from '#openapi/schema.d.ts';
import { type Failure, ask } from './call.ts';
import type { ApiClient } from './client.ts';
import {
  CardAnswer,
  PROVIDER_NAMES,
  WalletAnswer,
  cardPaymentOf,
  checkoutOf,
  moneyMayHaveMoved,
} from './paymentShapes.ts';
import { personOf } from './redeemRequest.ts';
import { cents, words } from './shapes.ts';

type PaymentWish = components['schemas']['PaymentWish'];

const KINDS = { 'starter-bundle': 'STARTER_BUNDLE', promotion: 'PROMOTION' } as const;

const ORDER = { reference: words(100), toPayInCent: cents };
const OrderByWallet = z.object({ ...ORDER, payment: WalletAnswer });
const OrderByCard = z.object({ ...ORDER, payment: CardAnswer });

/** Orders vouchers at `POST /v2/voucher/order`. */
export class HttpVoucherOrderDesk implements VoucherOrderDesk {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  async orderByWallet(
    order: VoucherOrderUnderWay,
    sent: VoucherOrderWith,
    returnUrl: string,
  ): Promise<Result<BegunOrder<SignedCheckout>, Problem>> {
    const answer = await ask(() => this.#post(order, sent, { returnUrl }), OrderByWallet);
    if (!answer.ok) return refused(problemOf(answer.fault));
    return done({ ...answer.value, payment: checkoutOf(answer.value.payment) });
  }

  async orderByCard(
    order: VoucherOrderUnderWay,
    sent: VoucherOrderWith,
    card: CardToCharge,
  ): Promise<Result<BegunOrder<BegunCardPayment>, Problem>> {
    const answer = await ask(() => this.#post(order, sent, card), OrderByCard);
    if (answer.ok) return done({ ...answer.value, payment: cardPaymentOf(answer.value.payment) });
    const problem = problemOf(answer.fault);
    return refused(problem.kind === 'order-changed' ? problem : moneyMayHaveMoved(answer.fault));
  }

  #post(
    { order, payment }: VoucherOrderUnderWay,
    { customer, token }: VoucherOrderWith,
    wish: Pick<PaymentWish, 'returnUrl' | 'typeId'>,
  ) {
    const { offer, ...amounts } = order;
    const { key, provider, reference } = payment;
    return this.#api.POST('/v2/voucher/order', {
      params: { header: { 'Idempotency-Key': key } },
      ...(token !== null && { headers: { 'x-jwt-token': token } }),
      body: {
        kind: KINDS[offer],
        ...amounts,
        customer: personOf(customer),
        payment: { provider: PROVIDER_NAMES[provider], reference, ...wish },
      },
    });
  }
}

/** What the backend does not accept, without a reason that is one of its own, is an order that fits no offer any more. */
function problemOf({ status, problem }: Failure): Problem {
  return status === 422 && problem.kind === 'unknown' ? { ...problem, kind: 'order-changed' } : problem;
}
