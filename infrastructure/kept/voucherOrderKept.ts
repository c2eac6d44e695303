import * as z from 'zod/mini';
import type { BuyerType } from '#domain/calendar/usableFrom.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { OFFER_NAMES } from '#domain/voucherOrder/offers.ts';
import { EMPTY_ORDER } from '#domain/voucherOrder/orderEntry.ts';
import { orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import type { Schemas } from './browserKept.ts';
import { maskedEmail } from './storedNames.ts';
import { provider } from './storedPayment.ts';
import { branded, cents, currency, instant, oneOf } from './storedShapes.ts';

const offer = oneOf(OFFER_NAMES);

export const StoredOrder = z
  .object({
    offer,
    quantity: cents,
    valueInCent: cents,
    bonusInCent: cents,
    exchangedInCent: cents,
    currency,
  })
  .check(z.refine((order) => orderSums(order).toPayInCent > 0));

export const buyer = oneOf<BuyerType>(['private', 'company']);

export const VOUCHER_ORDER_KEPT = {
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
} satisfies Schemas<'voucherOrder' | 'voucherOrderEntry' | 'voucherOrderReceipt'>;
