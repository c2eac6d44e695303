import * as z from 'zod/mini';
import type { Instant } from '#domain/core/instant.ts';
import type { DonationId, DonationUnderWay } from '#domain/donation/donation.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { StoredDonationDraft } from './donationKept.ts';
import type { NoteForm } from './orderShelf.ts';
import { NOTE, noted } from './storedNote.ts';
import { KEPT } from '#domain/kept/table.ts';
import { cents, currency, filled } from './storedShapes.ts';

const StoredDonation = z.object({
  ...NOTE,
  id: filled,
  key: filled,
  sentAt: z.custom<Instant>(Number.isFinite),
  draft: StoredDonationDraft,
  valueInCent: cents,
  currency,
  balanceInCent: z.catch(z.nullable(cents), null),
  organisationName: z.string(),
});

/** How the note of an open donation is stored and read. */
export const DONATION_FORM: NoteForm<DonationUnderWay> = {
  kind: 'donation',
  key: KEPT.donationUnderWay,
  idOf: ({ id }) => id,
  read(shelf) {
    const kept = shelf.read(KEPT.donationUnderWay, StoredDonation);
    const note = kept && noted(kept);
    if (kept === null || note === null) return null;
    return { ...kept, ...note, id: kept.id as DonationId, key: kept.key as IdempotencyKey };
  },
};
