import * as z from 'zod/mini';
import { localPath } from '#domain/link/localPath.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { DELIVERY_KINDS, DELIVERY_STATES } from '#domain/redemption/delivery.ts';
import { PREPAID_ORDER_STATES } from '#domain/redemption/prepaidOrder.ts';
import { REDEMPTION_STATUSES, type RedemptionId } from '#domain/redemption/redemption.ts';
import { parseStatusToken } from '#domain/redemption/statusToken.ts';
import { TIMELINE_STATES } from '#domain/redemption/timeline.ts';
import type { Schemas } from './browserKept.ts';
import { email, maskedEmail } from './storedNames.ts';
import { provider } from './storedPayment.ts';
import { branded, cents, currency, filled, instant, oneOf } from './storedShapes.ts';

/** Decorative: an invalid logo is dropped. */
const StoredLogo = z.catch(
  z.nullable(z.custom<string>((path) => typeof path === 'string' && localPath(path) !== null)),
  null,
);

const StoredDelivery = z.nullable(
  z.object({
    state: oneOf(DELIVERY_STATES),
    kind: oneOf(DELIVERY_KINDS),
    promisedBy: z.nullable(instant),
  }),
);

/** What opens a code, a document or a fraud check is never stored, so it is never read either. */
const opensNothing = <T>() =>
  z.pipe(
    z.unknown(),
    z.transform((): T | null => null),
  );

const StoredItem = z.object({
  shopId: filled,
  shopName: z.string(),
  shopLogo: StoredLogo,
  valueInCent: cents,
  quantity: cents,
  delivery: StoredDelivery,
  redeemLinkToken: opensNothing<never>(),
});

const StoredRedemption = z.object({
  id: branded<RedemptionId>(),
  orderNumber: z.string(),
  status: oneOf(REDEMPTION_STATUSES),
  currency: z.catch(z.nullable(z.string()), null),
  items: z.array(StoredItem),
  remainingBalanceInCent: z.nullable(cents),
  delivery: StoredDelivery,
  holdUntil: z.nullable(instant),
  statusToken: z.pipe(
    z.nullable(z.string()),
    z.transform((token) => parseStatusToken(token ?? '')),
  ),
  documentIdent: opensNothing<never>(),
  fraudPreventionIdent: opensNothing<never>(),
  emailCorrectable: z.boolean(),
  prepaidOrder: z.catch(
    z.nullable(z.object({ orderNumber: z.string(), quantity: cents, state: oneOf(PREPAID_ORDER_STATES) })),
    null,
  ),
  timeline: z.array(z.object({ state: oneOf(TIMELINE_STATES), at: instant, text: z.nullable(z.string()) })),
});

const StoredPaid = z.object({ reference: branded<PaymentReference>(), provider, amountInCent: cents });

export const RECEIPT_KEPT = {
  receipt: z.object({
    redemption: StoredRedemption,
    email: maskedEmail,
    balance: z.object({ amountInCent: z.nullable(cents), currency }),
    voucherMark: z.string(),
    voucherValidUntil: z.nullable(instant),
    voucherIsPrepaid: z.catch(z.boolean(), false),
    paid: z.catch(z.nullable(StoredPaid), null),
    endAmountInCent: z.catch(z.nullable(cents), null),
  }),
  recipient: z.object({
    firstName: filled,
    lastName: filled,
    company: z.string(),
    street: filled,
    streetNumber: filled,
    additionalAddress: z.string(),
    postalCode: filled,
    city: filled,
  }),
  redeemedTo: email,
} satisfies Schemas<'receipt' | 'recipient' | 'redeemedTo'>;
