import { type Result, done, refused } from '#domain/core/result.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { isOrderSent } from '#domain/redemption/binding.ts';
import { awaitsPayment } from '#domain/redemption/difference.ts';
import type { PendingRedemption, Redemption } from '#domain/redemption/redemption.ts';
import type { PendingPayment } from '#domain/payment/pendingPayment.ts';
import { rejectMismatch } from '../orders/rejectMismatch.ts';
import type { PaidRules, SendToPay } from '../payment/gatewayOrder.ts';
import type { ReceivedPayment } from '#domain/payment/payment.ts';
import type { PaidKinds } from '../payment/paidKinds.ts';
import type { RedemptionApi, RedemptionOrder } from '../ports/redemptionApi.ts';
import { type RedemptionBody, sentOrder } from './sentOrder.ts';

declare module '../payment/paidKinds.ts' {
  interface PaidKinds {
    readonly redemption: {
      readonly order: PendingRedemption & { readonly payment: PendingPayment };
      readonly beside: RedemptionOrder;
      readonly answer: Redemption;
      readonly received: ReceivedPayment;
    };
  }
}

type Paid = PaidKinds['redemption']['order'];

/** The money has arrived, but the redemption cannot be read yet. */
const BEING_REDEEMED: Problem = { kind: 'charge-unclear', moneyState: 'reserved' };

const CONTRADICTED: Problem = { kind: 'payment-contradicted', moneyState: 'unknown' };

/** A redemption that the voucher covers only in part. It is one order: paid and redeemed, or neither (ADR 14). */
export class PaidRedemption implements PaidRules<'redemption', RedemptionBody, Redemption> {
  readonly kind = 'redemption';
  readonly #api: Pick<RedemptionApi, 'find'>;

  constructor(api: Pick<RedemptionApi, 'find'>) {
    this.#api = api;
  }

  idOf({ quote }: Paid): string {
    return quote.id;
  }

  aloneIn({ voucher }: Paid): readonly string[] {
    return [ofVoucher(voucher.mark)];
  }

  async begin<Payment>(
    order: Paid,
    body: RedemptionBody,
    send: SendToPay<'redemption', Payment>,
  ): Promise<Result<Payment, Problem>> {
    const begun = rejectMismatch(await send(sentOrder(order, body)), ({ answer }) =>
      awaitsPayment(answer, order),
    );
    return begun.ok ? done(begun.value.payment) : begun;
  }

  async valueOf(_received: ReceivedPayment, order: Paid): Promise<Result<Redemption, Problem>> {
    const found = await this.#api.find(order.quote.id);
    if (!found.ok) return refused({ ...found.fault, moneyState: 'reserved' });
    const { value } = found;
    if (value === null || awaitsPayment(value, order)) return refused(BEING_REDEEMED);
    // A redemption fails only together with its payment, but this payment has arrived.
    if (value.id === order.quote.id && value.status === 'FAILED') return refused(CONTRADICTED);
    return isOrderSent(value, order) ? done(value) : refused({ kind: 'answer-mismatch' });
  }
}
