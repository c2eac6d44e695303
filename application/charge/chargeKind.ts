import { type PayableCharge, payableCharge } from '#domain/charge/keptCharge.ts';
import { type PendingCharge, type Charge, followsCharge, receiptOf } from '#domain/charge/chargeOrder.ts';
import { type ChargeFacts, type ChargeFound, CHARGE_RULES } from '#domain/charge/kind.ts';
import type { NewPayment } from '#domain/payment/pendingPayment.ts';
import type { ReadKept, Kept } from '../kept/kept.ts';
import { PrepareOrder } from '../orders/prepareOrder.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { rejectMismatch } from '../orders/rejectMismatch.ts';
import type { BeforePayment, PaidBody, PaidRules, SendToPay } from '../payment/gatewayOrder.ts';
import type { ReceivedPayment } from '#domain/payment/payment.ts';
import type { Clock } from '../ports/clock.ts';

export type PrepareCharge = PrepareOrder<
  ChargeFound,
  Omit<ChargeFacts, keyof ChargeFound>,
  PendingCharge,
  PayableCharge,
  NewPayment
>;

export function prepareCharge(kept: ReadKept<'charge' | 'chargeReceipt'>): PrepareCharge {
  return new PrepareOrder(CHARGE_RULES, () => ({
    kept: kept.read('charge'),
    hasReceipt: kept.read('chargeReceipt') !== null,
  }));
}

/** What the pages of top-ups use beside their run. */
export const beforeCharge = (kept: ReadKept<'charge' | 'chargeReceipt'>): BeforePayment<PrepareCharge> => ({
  prepare: prepareCharge(kept),
  isPrepared: () => payableCharge(kept.read('charge')) !== null,
  receipt: () => kept.read('chargeReceipt'),
});

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

type FinishKey = 'charge' | 'chargeEntry' | 'chargeReceipt';

/** Stores the receipt and clears the form, in one synchronous step (ADR 13). */
export class FinishCharge {
  readonly #kept: Kept<FinishKey>;
  readonly #clock: Clock;

  constructor(kept: Kept<FinishKey>, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  execute(charge: Charge, order: PendingCharge): void {
    this.#kept.write('chargeReceipt', receiptOf(charge, order, this.#clock.now()));
    // The user may have prepared another voucher meanwhile.
    if (this.#kept.read('charge')?.token === order.token) {
      this.#kept.forget('charge');
      this.#kept.forget('chargeEntry');
    }
  }
}
