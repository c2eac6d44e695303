import * as z from 'zod/mini';
import { type LocalPath, localPath } from '#domain/link/localPath.ts';
import { type SafeHref, safeHref } from '#domain/link/safeHref.ts';
import type { KnownPayment } from '#domain/payment/knownPayment.ts';
import { PAYMENT_STATES } from '#domain/payment/payment.ts';
import type { Schemas } from './browserKept.ts';
import { DRAFTS_KEPT } from './draftsKept.ts';
import { FIRST_KEPT } from './firstKept.ts';
import { CHARGE_KEPT } from './chargeKept.ts';
import { VOUCHER_ORDER_KEPT } from './voucherOrderKept.ts';
import { RECEIPT_KEPT } from './receiptKept.ts';
import { filled, instant, oneOf } from './storedShapes.ts';

const HANDED_OVER = {
  /** Logo and return URL are checked again when they are read. */
  partner: z.object({
    name: filled,
    logo: z.nullable(z.custom<LocalPath>((path) => typeof path === 'string' && localPath(path) !== null)),
    returnUrl: z.nullable(z.custom<SafeHref>((href) => typeof href === 'string' && safeHref(href) !== null)),
  }),
  /** Rendered like the HTML of an answer: only a few tags. */
  flashes: z.array(z.object({ kind: z.string(), html: z.string() })),
  helpContext: z.object({ errorCode: z.nullable(z.string()), orderNumber: z.string(), at: instant }),
  payments: z.array(
    z.object({
      reference: filled,
      state: oneOf<KnownPayment['state']>([...PAYMENT_STATES, 'contradicted']),
      isAwaited: z.boolean(),
    }),
  ),
  pendingReveal: instant,
} satisfies Schemas<'flashes' | 'helpContext' | 'partner' | 'payments' | 'pendingReveal'>;

/** What several areas read and write, besides what the first screen does. */
export const SHARED_KEPT = {
  ...FIRST_KEPT,
  ...DRAFTS_KEPT,
  ...CHARGE_KEPT,
  ...VOUCHER_ORDER_KEPT,
  ...RECEIPT_KEPT,
  ...HANDED_OVER,
};
