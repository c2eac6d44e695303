import * as z from 'zod/mini';
import { type DonationId, RECEIPT_WAYS } from '#domain/donation/donation.ts';
import type { Schemas } from './browserKept.ts';
import { email, maskedEmail } from './storedNames.ts';
import { branded, cents, currency, filled, oneOf } from './storedShapes.ts';

/** Invalid fields fall back separately. */
export const StoredDonationDraft = z.object({
  organisationId: z.catch(z.nullable(filled), null),
  part: z.catch(z.nullable(oneOf(['whole', 'some'] as const)), null),
  amountText: z.catch(z.string(), ''),
  wantsReceipt: z.catch(z.boolean(), false),
});

/** Nothing in them authorises a call. */
export const DONATION_KEPT = {
  donationDraft: StoredDonationDraft,
  donationReceipt: z.object({
    donation: z.object({
      id: branded<DonationId>(),
      orderNumber: z.string(),
      organisationId: z.catch(z.string(), ''),
      organisationName: z.string(),
      currency,
      forwardedInCent: cents,
      remainingBalanceInCent: z.nullable(cents),
      receiptBy: z.nullable(oneOf(RECEIPT_WAYS)),
    }),
    email: maskedEmail,
  }),
  donatedTo: email,
} satisfies Schemas<'donatedTo' | 'donationDraft' | 'donationReceipt'>;
