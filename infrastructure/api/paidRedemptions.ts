import * as z from 'zod/mini';
import type { BegunCardPayment, CardToCharge } from '#domain/payment/cardPayment.ts';
import type { PaidRedemptions, Pending } from '#application/ports/paidRedemptions.ts';
import type { RedemptionOrder } from '#application/ports/redemptionDesk.ts';
import type { SignedCheckout } from '#application/ports/wallet.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { PaymentUnderWay } from '#domain/payment/paymentUnderWay.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { ask } from './call.ts';
import type { ApiClient } from './client.ts';
import { CardAnswer, PROVIDER_NAMES, WalletAnswer, cardPaymentOf, checkoutOf } from './paymentShapes.ts';
import { redeemRequest } from './redeemRequest.ts';
import { REDEMPTION_SHAPE, redemptionOf } from './redemptionAnswer.ts';
import { problemOfRedeeming } from './redemptionDesk.ts';

const WalletRedemption = z.object({ ...REDEMPTION_SHAPE, payment: WalletAnswer });
const CardRedemption = z.object({ ...REDEMPTION_SHAPE, payment: CardAnswer });

/** Redemptions at `/v2/redeem` of which a part is paid. */
export class HttpPaidRedemptions implements PaidRedemptions {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
  }

  async beginWallet(
    order: RedemptionOrder,
    payment: PaymentUnderWay,
    returnUrl: string,
  ): Promise<Result<Pending<SignedCheckout>, Problem>> {
    const answer = await ask(() => this.#redeem(order, payment, { returnUrl }), WalletRedemption);
    if (!answer.ok) return refused(problemOfRedeeming(answer.fault));
    const { payment: begun, ...redemption } = answer.value;
    return done({ redemption: redemptionOf(redemption), payment: checkoutOf(begun) });
  }

  async beginCard(
    order: RedemptionOrder,
    payment: PaymentUnderWay,
    card: CardToCharge,
  ): Promise<Result<Pending<BegunCardPayment>, Problem>> {
    const answer = await ask(() => this.#redeem(order, payment, card), CardRedemption);
    if (!answer.ok) return refused(problemOfRedeeming(answer.fault));
    const { payment: begun, ...redemption } = answer.value;
    return done({ redemption: redemptionOf(redemption), payment: cardPaymentOf(begun) });
  }

  #redeem(
    order: RedemptionOrder,
    { provider, reference, key }: PaymentUnderWay,
    by: CardToCharge | { readonly returnUrl: string },
  ) {
    const request = redeemRequest(order);
    return this.#api.POST('/v2/redeem', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        ...request,
        customer: { ...request.customer, paymentRequired: true },
        payment: { provider: PROVIDER_NAMES[provider], reference, ...by },
      },
    });
  }
}
