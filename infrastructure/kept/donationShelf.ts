import * as z from 'zod/mini';
import type { Donations } from '#application/ports/donations.ts';
import { parseEmail } from '#domain/customer/email.ts';
import {
  type DonationDraft,
  type DonationId,
  type DonationReceipt,
  EMPTY_DONATION,
  RECEIPT_WAYS,
  type ReceiptWay,
} from '#domain/donation/donation.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';
import { cents, currency, filled } from './storedShapes.ts';

/** The donation form as filled in so far; each field is read by itself. */
export const StoredDonationDraft = z.object({
  organisationId: z.catch(z.nullable(filled), null),
  part: z.catch(
    z.custom<DonationDraft['part']>((value) => value === 'whole' || value === 'some'),
    'whole',
  ),
  amountText: z.catch(z.string(), ''),
  wantsReceipt: z.catch(z.boolean(), false),
});

const StoredReceipt = z.object({
  donation: z.object({
    id: filled,
    orderNumber: z.string(),
    organisationId: z.catch(z.string(), ''),
    organisationName: z.string(),
    currency,
    forwardedInCent: cents,
    remainingBalanceInCent: z.nullable(cents),
    receiptBy: z.nullable(
      z.custom<ReceiptWay>((value) => (RECEIPT_WAYS as readonly unknown[]).includes(value)),
    ),
  }),
  email: z.string(),
});

/** Stores the draft and the confirmation of a donation, for this tab. Nothing in them opens anything. */
export class DonationShelf implements Donations {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  readDraft(): DonationDraft {
    return this.#session.read(KEPT.donationDraft, StoredDonationDraft) ?? EMPTY_DONATION;
  }

  writeDraft(draft: DonationDraft): void {
    this.#session.write(KEPT.donationDraft, draft);
  }

  clearDraft(): void {
    this.#session.remove(KEPT.donationDraft);
  }

  readReceipt(): DonationReceipt | null {
    const kept = this.#session.read(KEPT.donationReceipt, StoredReceipt);
    const email = parseEmail(kept?.email ?? '');
    if (kept === null || !email.ok) return null;
    return { donation: { ...kept.donation, id: kept.donation.id as DonationId }, email: email.value };
  }

  writeReceipt(receipt: DonationReceipt): void {
    this.#session.write(KEPT.donationReceipt, receipt);
  }
}
