import * as z from 'zod/mini';
import type { ChargeEntry } from '#domain/charge/chargeEntry.ts';
import { isRedeemingAt } from '#domain/charge/topUpPlace.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { Schemas } from './browserKept.ts';
import { serialNumber } from './storedNames.ts';
import { provider } from './storedPayment.ts';
import { branded, cents, currency, filled, instant } from './storedShapes.ts';

export const CHARGE_KEPT = {
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
} satisfies Schemas<'charge' | 'chargeEntry' | 'chargeReceipt' | 'topUpPlace'>;
