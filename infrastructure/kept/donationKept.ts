import * as z from 'zod/mini';
import { type DonationDraft, type DonationId, RECEIPT_WAYS } from '#domain/donation/donation.ts';
import type { Schemas } from './browserKept.ts';
import { email } from './storedNames.ts';
import { branded, cents, currency, filled, oneOf } from './storedShapes.ts';

/** The donation form as filled in so far; each field is read by itself. */
export const StoredDonationDraft = z.object({
  organisationId: z.catch(z.nullable(filled), null),
  part: z.catch(oneOf<DonationDraft['part']>(['whole', 'some']), 'whole'),
  amountText: z.catch(z.string(), ''),
  wantsReceipt: z.catch(z.boolean(), false),
});

/** The draft and the confirmation of a donation. Nothing in them opens anything. */
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
    email,
  }),
} satisfies Schemas<'donationDraft' | 'donationReceipt'>;
