import * as z from 'zod/mini';
import type { DonationId, PendingDonation } from '#domain/donation/donation.ts';
import { KEPT } from '#domain/kept/table.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { StoredDonationDraft } from './donationKept.ts';
import type { PendingOrderForm } from './browserPendingOrderStore.ts';
import { PENDING_ORDER } from './storedPendingOrder.ts';
import { branded, cents, currency, instant } from './storedShapes.ts';

export const DONATION_FORM: PendingOrderForm<PendingDonation> = {
  kind: 'donation',
  key: KEPT.pendingDonation,
  idOf: ({ id }) => id,
  schema: z.object({
    ...PENDING_ORDER,
    id: branded<DonationId>(),
    key: branded<IdempotencyKey>(),
    sentAt: instant,
    draft: StoredDonationDraft,
    valueInCent: cents,
    currency,
    balanceInCent: cents,
    organisationName: z.string(),
  }),
};
