import type { DonationDraft, DonationReceipt } from '#domain/donation/donation.ts';

/** The typed draft of a donation and the confirmation of the last one, kept for this tab. */
export interface Donations {
  /** `EMPTY_DONATION` if nothing was typed yet. */
  readDraft(): DonationDraft;
  writeDraft(draft: DonationDraft): void;
  clearDraft(): void;
  /** Null if this tab has no donation to confirm. */
  readReceipt(): DonationReceipt | null;
  /** Replaces the previous confirmation. */
  writeReceipt(receipt: DonationReceipt): void;
}
