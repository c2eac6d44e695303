import { type PayableCharge, payableCharge } from '#domain/charge/keptCharge.ts';
import type { PendingCharge } from '#domain/charge/chargeOrder.ts';
import { type ChargeFacts, type ChargeFound, CHARGE_RULES } from '#domain/charge/kind.ts';
import type { NewPayment } from '#domain/payment/pendingPayment.ts';
import type { ReadKept } from '../kept/kept.ts';
import { PrepareOrder } from '../orders/prepareOrder.ts';
import type { BeforePayment } from '../payment/gatewayOrder.ts';

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
