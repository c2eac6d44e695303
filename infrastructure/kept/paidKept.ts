import * as z from 'zod/mini';
import type { ChargeEntry } from '#domain/charge/chargeEntry.ts';
import { isRedeemingAt } from '#domain/charge/topUpPlace.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { Schemas } from './browserKept.ts';
import { serialNumber, maskedEmail } from './storedNames.ts';
import { provider, StoredPayment } from './storedPayment.ts';
import { branded, cents, currency, filled, instant, oneOf } from './storedShapes.ts';
import type { ChargeToken } from '#domain/charge/chargeDraft.ts';
import type { PendingCharge } from '#domain/charge/chargeOrder.ts';
import { KEPT } from '#domain/kept/table.ts';
import type { PendingOrderForm } from './browserPendingOrderStore.ts';
import { PENDING_ORDER } from './storedPendingOrder.ts';
import type { BuyerType } from '#domain/calendar/usableFrom.ts';
import { OFFER_NAMES } from '#domain/voucherOrder/offers.ts';
import { EMPTY_ORDER, orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import type { PendingVoucherOrder } from '#domain/voucherOrder/kind.ts';

type PaidKey =
  | 'charge'
  | 'chargeEntry'
  | 'chargeReceipt'
  | 'topUpPlace'
  | 'voucherOrder'
  | 'voucherOrderEntry'
  | 'voucherOrderReceipt';

const offer = oneOf(OFFER_NAMES);

const StoredOrder = z
  .object({
    offer,
    quantity: cents,
    valueInCent: cents,
    bonusInCent: cents,
    exchangedInCent: cents,
    currency,
  })
  .check(z.refine((order) => orderSums(order).toPayInCent > 0));

const buyer = oneOf<BuyerType>(['private', 'company']);

/** What the kinds of orders that are always paid store before the payment, and their receipts. */
export const PAID_KEPT = {
  /** Invalid fields fall back separately. */
  chargeEntry: z.object({
    serialNumber: z.catch(z.string(), ''),
    choice: z.catch(
      z.custom<ChargeEntry['choice']>((value) => value === 'own' || Number.isSafeInteger(value)),
      null,
    ),
    amountText: z.catch(z.string(), ''),
  }),
  charge: z.object({
    serialNumber: z.string(),
    token: filled,
    amount: z.nullable(cents),
    currency,
    redeemValue: cents,
    min: cents,
    max: cents,
  }),
  topUpPlace: z.object({ serialNumber, path: z.string().check(z.refine(isRedeemingAt)) }),
  chargeReceipt: z.object({
    reference: branded<PaymentReference>(),
    orderNumber: z.nullable(z.string()),
    provider,
    serialNumber,
    amountInCent: cents,
    balanceInCent: z.nullable(cents),
    currency,
    paidAt: instant,
  }),
  /** Invalid fields fall back separately. */
  voucherOrderEntry: z.object({
    offer: z.catch(z.nullable(offer), EMPTY_ORDER.offer),
    quantity: z.catch(cents, EMPTY_ORDER.quantity),
    valueInCent: z.catch(z.nullable(cents), EMPTY_ORDER.valueInCent),
    exchanges: z.catch(z.boolean(), EMPTY_ORDER.exchanges),
    exchangeText: z.catch(z.string(), EMPTY_ORDER.exchangeText),
  }),
  voucherOrder: StoredOrder,
  voucherOrderReceipt: z.object({
    reference: branded<PaymentReference>(),
    orderNumber: z.nullable(z.string()),
    provider,
    order: StoredOrder,
    email: maskedEmail,
    buyer,
    paidAt: instant,
  }),
} satisfies Schemas<PaidKey>;

export const CHARGE_FORM: PendingOrderForm<PendingCharge> = {
  kind: 'charge',
  key: KEPT.pendingCharge,
  idOf: ({ payment }) => payment.reference,
  schema: z.object({
    standing: PENDING_ORDER.standing,
    payment: StoredPayment,
    token: branded<ChargeToken>(),
    serialNumber,
    currentInCent: cents,
  }),
};

export const VOUCHER_ORDER_FORM: PendingOrderForm<PendingVoucherOrder> = {
  kind: 'voucher-order',
  key: KEPT.pendingVoucherOrder,
  idOf: ({ payment }) => payment.reference,
  schema: z.object({
    standing: PENDING_ORDER.standing,
    payment: StoredPayment,
    order: StoredOrder,
    email: PENDING_ORDER.email,
    buyer,
    voucher: z.nullable(z.object({ mark: z.string(), balanceInCent: cents })),
  }),
};
