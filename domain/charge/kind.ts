import type { Instant } from '../core/instant.ts';
import type { GateFacts, OrderRules } from '../orders/gate.ts';
import { type NewPayment, paymentOf } from '../payment/pendingPayment.ts';
import type { Charge, ChargeReceipt, PendingCharge } from './chargeOrder.ts';
import { type KeptCharge, type PayableCharge, chargeDraftOf, payableCharge } from './keptCharge.ts';

/** What this tab keeps of a top-up before its press. */
export interface ChargeFound {
  readonly kept: KeptCharge | null;
  /** True if this tab has the receipt of its last top-up. */
  readonly hasReceipt: boolean;
}

export type ChargeFacts = GateFacts<PendingCharge> & ChargeFound;

/** A top-up from what its page finds to its receipt (product 9.3). */
export const CHARGE_RULES: OrderRules<
  ChargeFacts,
  PendingCharge,
  PayableCharge,
  NewPayment,
  Charge,
  ChargeReceipt,
  Instant
> = {
  kind: 'charge',
  needsVoucher: false,

  isPlaced: ({ kept, hasReceipt }) => hasReceipt && chargeDraftOf(kept) === null,

  prepare({ kept }) {
    const ready = payableCharge(kept);
    return ready === null ? { kind: 'missing', step: 'choice' } : { kind: 'ready', ready };
  },

  orderOf: ({ token, serialNumber, currency, currentInCent, amountInCent }, payment) => ({
    payment: paymentOf(payment, { amountInCent, currency }),
    token,
    serialNumber,
    currentInCent,
    standing: 'sent',
  }),

  receiptOf({ orderNumber, balanceInCent }, { payment, serialNumber, currentInCent }, paidAt) {
    const { reference, provider, amountInCent, currency } = payment;
    // Any other balance is wrong, or has changed since the check for another reason.
    const isTrue = balanceInCent === currentInCent + amountInCent;
    return {
      reference,
      orderNumber,
      provider,
      serialNumber,
      amountInCent,
      balanceInCent: isTrue ? balanceInCent : null,
      currency,
      paidAt,
    };
  },
};
