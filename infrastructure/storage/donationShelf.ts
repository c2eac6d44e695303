import * as z from 'zod/mini';
import type { Donations } from '#application/ports/donations.ts';
import type { Instant } from '#domain/core/instant.ts';
import { parseEmail } from '#domain/customer/email.ts';
import {
  type DonationDraft,
  type DonationId,
  type DonationReceipt,
  type DonationUnderWay,
  EMPTY_DONATION,
  RECEIPT_WAYS,
  type ReceiptWay,
} from '#domain/donation/donation.ts';
import { type Currency, isCurrency } from '#domain/money/money.ts';
import type { IdempotencyKey } from '#domain/redemption/redemption.ts';
import type { Shelf } from './shelf.ts';
import { NOTE, noted, readNote, writeNote } from './storedNote.ts';
import { DONATION_DRAFT, DONATION_NOTES, DONATION_RECEIPT, VOUCHER } from './tabKeys.ts';

const filled = z.string().check(z.refine((text) => text !== ''));
const cents = z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0);

const StoredDraft = z.object({
  organisationId: z.catch(z.nullable(filled), null),
  part: z.catch(
    z.custom<DonationDraft['part']>((value) => value === 'whole' || value === 'some'),
    'whole',
  ),
  amountText: z.catch(z.string(), ''),
  wantsReceipt: z.catch(z.boolean(), false),
});

const currency = z.custom<Currency>((value) => typeof value === 'string' && isCurrency(value));

const StoredCurrency = z.object({ currency });

const StoredUnderWay = z.object({
  ...NOTE,
  id: filled,
  key: filled,
  sentAt: z.custom<Instant>(Number.isFinite),
  draft: StoredDraft,
  valueInCent: cents,
  currency,
  balanceInCent: z.catch(z.nullable(cents), null),
  organisationName: z.string(),
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

/** What belongs to giving, for this tab and session. Nothing in it opens anything. */
export class DonationShelf implements Donations {
  readonly #session: Shelf;

  constructor(session: Shelf) {
    this.#session = session;
  }

  readDraft(): DonationDraft {
    return this.#session.read(DONATION_DRAFT, StoredDraft) ?? EMPTY_DONATION;
  }

  writeDraft(draft: DonationDraft): void {
    this.#session.write(DONATION_DRAFT, draft);
  }

  readUnderWay(): DonationUnderWay | null {
    const kept = readNote(this.#session, DONATION_NOTES, StoredUnderWay, (note) => ({
      // Of earlier versions, until the outcome tells it.
      sentAt: 0,
      organisationName: '',
      currency: this.#session.read(VOUCHER, StoredCurrency)?.currency,
      ...note,
    }));
    const note = kept && noted(kept);
    if (kept === null || note === null) return null;
    return { ...kept, ...note, id: kept.id as DonationId, key: kept.key as IdempotencyKey };
  }

  writeUnderWay(donation: DonationUnderWay): boolean {
    return writeNote(this.#session, DONATION_NOTES, donation);
  }

  clearUnderWay(id: DonationId): boolean {
    const isNoted = this.readUnderWay()?.id === id;
    if (isNoted) for (const key of DONATION_NOTES) this.#session.remove(key);
    return isNoted;
  }

  readReceipt(): DonationReceipt | null {
    const kept = this.#session.read(DONATION_RECEIPT, StoredReceipt);
    const email = parseEmail(kept?.email ?? '');
    if (kept === null || !email.ok) return null;
    return { donation: { ...kept.donation, id: kept.donation.id as DonationId }, email: email.value };
  }

  writeReceipt(receipt: DonationReceipt): void {
    this.#session.write(DONATION_RECEIPT, receipt);
    this.#session.remove(DONATION_DRAFT);
  }
}
