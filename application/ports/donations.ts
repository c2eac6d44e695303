import type { DonationDraft, DonationReceipt } from '#domain/donation/donation.ts';

/** What was typed for a donation, and the last one, kept for the session. */
export interface Donations {
  readDraft(): DonationDraft;
  writeDraft(draft: DonationDraft): void;
  readReceipt(): DonationReceipt | null;
  /** With it the draft is done with. */
  writeReceipt(receipt: DonationReceipt): void;
}
