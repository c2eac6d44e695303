import type {
  DonationDraft,
  DonationId,
  DonationReceipt,
  DonationUnderWay,
} from '#domain/donation/donation.ts';

/** What was typed for a donation, one that is under way, and the last one, kept for the session. */
export interface Donations {
  readDraft(): DonationDraft;
  writeDraft(draft: DonationDraft): void;
  /** Outlives a reload, because a donation must not be made twice. */
  readUnderWay(): DonationUnderWay | null;
  /** Says whether the note will outlive the page. */
  writeUnderWay(donation: DonationUnderWay): boolean;
  /** Strikes out this one and no other; answers whether it was noted. */
  clearUnderWay(id: DonationId): boolean;
  readReceipt(): DonationReceipt | null;
  /** With it the draft is done with. */
  writeReceipt(receipt: DonationReceipt): void;
}
