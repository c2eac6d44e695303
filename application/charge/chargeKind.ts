import { type Charge, type PendingCharge, followsCharge } from '#domain/charge/chargeOrder.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { rejectMismatch } from '../orders/rejectMismatch.ts';
import type { PaidBody, PaidRules, SendToPay } from '../payment/gatewayOrder.ts';
import type { ReceivedPayment } from '#domain/payment/payment.ts';
import type { PrepareCharge } from './prepareCharge.ts';

declare module '../payment/paidKinds.ts' {
  interface PaidKinds {
    readonly charge: {
      readonly order: PendingCharge;
      readonly beside: null;
      readonly answer: null;
      readonly received: Charge;
      readonly prepare: PrepareCharge;
      readonly body: PaidBody;
    };
  }
}

export class ChargeKind implements PaidRules<'charge', PaidBody, Charge> {
  readonly kind = 'charge';

  idOf({ payment }: PendingCharge): string {
    return payment.reference;
  }

  /** A voucher's mark is its serial number, unless the backend tells none. */
  aloneIn({ serialNumber }: PendingCharge): readonly string[] {
    return [ofVoucher(serialNumber)];
  }

  async begin<Payment>(
    _order: PendingCharge,
    _body: PaidBody,
    send: SendToPay<'charge', Payment>,
  ): Promise<Result<Payment, Problem>> {
    const begun = await send(null);
    if (begun.ok) return done(begun.value.payment);
    // The permission ended before the payment began: the voucher must be checked again.
    const { kind, moneyState = 'untouched' } = begun.fault;
    return kind === 'session-expired' ? refused({ kind: 'charge-expired', moneyState }) : begun;
  }

  async valueOf(received: Charge | ReceivedPayment, order: PendingCharge): Promise<Result<Charge, Problem>> {
    // A payment's status carries no amount, so it cannot clear an earlier mismatch.
    if (order.standing === 'mismatch') return refused({ kind: 'answer-mismatch' });
    const charge: Charge = { chargedInCent: null, balanceInCent: null, ...received };
    // It may be another amount than the one paid. That the money was received is known, and stays so.
    if (charge.chargedInCent === UNREADABLE)
      return refused({ kind: 'unreadable-answer', moneyState: 'unknown' });
    return rejectMismatch(done(charge), (value) => followsCharge(value, order));
  }
}
