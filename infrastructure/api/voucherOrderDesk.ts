import * as z from 'zod/mini';
import type { BegunCardPayment } from '#application/ports/paymentDesk.ts';
import type { BegunOrder, NewVoucherOrder, VoucherOrderDesk } from '#application/ports/voucherOrderDesk.ts';
import type { SignedCheckout } from '#application/ports/wallet.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { components } from '#openapi/schema.d.ts';
import { CardBegun, WalletBegun, cardBegun, walletBegun } from './begunPayment.ts';
import { type Failure, ask } from './call.ts';
import type { ApiClient } from './client.ts';
import { personOf } from './redeemRequest.ts';
import { cents, words } from './shapes.ts';

type OrderRequest = components['schemas']['VoucherOrderRequest'];

const KINDS = { 'starter-bundle': 'STARTER_BUNDLE', promotion: 'PROMOTION' } as const;

const ORDER = { reference: words(100), toPayInCent: cents };
const OrderByWallet = z.object({ ...ORDER, payment: WalletBegun });
const OrderByCard = z.object({ ...ORDER, payment: CardBegun });

/** Orders vouchers at `POST /v2/voucher/order`. */
export class HttpVoucherOrderDesk implements VoucherOrderDesk {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  async orderByWallet(
    order: NewVoucherOrder,
    key: IdempotencyKey,
  ): Promise<Result<BegunOrder<SignedCheckout>, Problem>> {
    const answer = await ask(() => this.#post(order, { provider: 'amazon-pay' }, key), OrderByWallet);
    if (!answer.ok) return refused(problemOf(answer.fault));
    return done({ ...answer.value, payment: walletBegun(answer.value.payment) });
  }

  /**
   * After a status of 500 or above that says nothing about the money, nobody knows whether it has moved: `moneyState`
   * is `unknown` then.
   */
  async orderByCard(
    order: NewVoucherOrder & { readonly typeId: CardTypeId },
    key: IdempotencyKey,
  ): Promise<Result<BegunOrder<BegunCardPayment>, Problem>> {
    const { typeId } = order;
    const answer = await ask(() => this.#post(order, { provider: 'unzer', typeId }, key), OrderByCard);
    if (answer.ok) return done({ ...answer.value, payment: cardBegun(answer.value.payment) });
    const { status } = answer.fault;
    const problem = problemOf(answer.fault);
    const isSilent = status !== null && status >= 500 && problem.moneyState === undefined;
    return refused(isSilent ? { ...problem, moneyState: 'unknown' } : problem);
  }

  #post(
    { order, customer, token, reference, returnUrl }: NewVoucherOrder,
    by: Pick<OrderRequest['payment'], 'provider' | 'typeId'>,
    key: IdempotencyKey,
  ) {
    const { offer, quantity, valueInCent, bonusInCent, exchangedInCent, currency } = order;
    return this.#api.POST('/v2/voucher/order', {
      params: { header: { 'Idempotency-Key': key } },
      ...(token !== null && { headers: { 'x-jwt-token': token } }),
      body: {
        kind: KINDS[offer],
        quantity,
        valueInCent,
        bonusInCent,
        exchangedInCent,
        currency,
        customer: personOf(customer),
        payment: { ...by, reference, returnUrl },
      },
    });
  }
}

/** What the backend does not accept, without a reason that is one of its own, is an order that fits no offer any more. */
function problemOf({ status, problem }: Failure): Problem {
  return status === 422 && problem.kind === 'unknown' ? { ...problem, kind: 'order-changed' } : problem;
}
