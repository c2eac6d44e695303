import type { DonationDraft, DonationReceipt } from '#domain/donation/donation.ts';

/** What was typed for a donation, and the last one, kept for the session. */
export interface Donations {
  readDraft(): DonationDraft;
  writeDraft(draft: DonationDraft): void;
  clearDraft(): void;
  readReceipt(): DonationReceipt | null;
  writeReceipt(receipt: DonationReceipt): void;
}
