import type { CustomerDraft } from '#domain/customer/customer.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';

/** What was typed and chosen on the way, kept for the session so that a reload or an expiry costs nothing. */
export interface Drafts {
  readCustomer(): CustomerDraft;
  writeCustomer(draft: CustomerDraft): void;
  readRedemption(): RedemptionDraft | null;
  writeRedemption(draft: RedemptionDraft): void;
  clear(): void;
}
