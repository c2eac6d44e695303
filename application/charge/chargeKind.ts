import { type Charge, type PendingCharge, followsCharge } from '#domain/charge/chargeOrder.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { rejectMismatch } from '../orders/rejectMismatch.ts';
import type { OrderRun } from '../orders/orderRun.ts';
import type { PaidBody, PaidRules, SendToPay } from '../payment/gatewayOrder.ts';
import type { ReceivedPayment } from '../ports/paymentGateway.ts';

/** A top-up: what is paid is what is added, and its permission comes with the check of the voucher. */
export class ChargeKind implements PaidRules<'charge', PaidBody, Charge> {
  readonly kind = 'charge';

  idOf({ payment }: PendingCharge): string {
    return payment.reference;
  }

  async begin<Payment>(
    _note: PendingCharge,
    _body: PaidBody,
    send: SendToPay<'charge', Payment>,
  ): Promise<Result<Payment, Problem>> {
    const begun = await send(null);
    if (begun.ok) return done(begun.value.payment);
    // Nothing was begun, and the voucher has to be checked again.
    const isOver = begun.fault.kind === 'session-expired';
    return isOver ? refused({ kind: 'charge-expired', moneyState: 'untouched' }) : begun;
  }

  async valueOf(received: Charge | ReceivedPayment, note: PendingCharge): Promise<Result<Charge, Problem>> {
    // How a payment stands names no amount, so it cannot put right that another one was told.
    if (note.standing === 'mismatch') return refused({ kind: 'answer-mismatch' });
    const charge: Charge = { chargedInCent: null, balanceInCent: null, ...received };
    return rejectMismatch(done(charge), (value) => followsCharge(value, note));
  }
}

export type ChargeRun = OrderRun<PendingCharge, PaidBody, Charge>;
