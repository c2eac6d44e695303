import * as z from 'zod/mini';
import { KEPT } from '#domain/kept/table.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { DELIVERY_KINDS } from '#domain/redemption/delivery.ts';
import type { DraftPlace } from '#domain/redemption/draft.ts';
import type { PendingRedemption, RedemptionId } from '#domain/redemption/redemption.ts';
import type { PendingOrderForm } from './browserPendingOrderStore.ts';
import { LINE, lines } from './storedLines.ts';
import { PENDING_ORDER } from './storedPendingOrder.ts';
import { StoredPayment } from './storedPayment.ts';
import { branded, cents, currency, instant, oneOf } from './storedShapes.ts';

export const REDEMPTION_FORM: PendingOrderForm<PendingRedemption> = {
  kind: 'redemption',
  key: KEPT.pendingRedemption,
  idOf: ({ quote }) => quote.id,
  schema: z.object({
    ...PENDING_ORDER,
    delivery: oneOf(DELIVERY_KINDS),
    // Tabs with an older page stored none.
    sentTo: z.catch(z.nullable(z.string()), null),
    draft: z.object({
      place: oneOf<DraftPlace>(['shop', 'basket']),
      lines: lines(z.object(LINE)),
    }),
    quote: z.object({
      id: branded<RedemptionId>(),
      currency,
      balanceInCent: cents,
      coveredInCent: cents,
      toPayInCent: cents,
      remainingInCent: cents,
      expiresAt: instant,
    }),
    key: branded<IdempotencyKey>(),
    payment: z.catch(z.nullable(StoredPayment), null),
  }),
};
